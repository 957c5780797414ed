import * as words from '#texts/result/working/other-ways';
import type { SiteNumber } from '../../numbers/site-number';
import { chaldeanOf } from './chaldean-of';
import { OtherWays, Way } from './OtherWays';

/** A number of a name by our letters and by the Chaldean ones; nothing for any other number. */
export function OtherLetters({ worked: ours }: { worked: SiteNumber }) {
  const chaldean = chaldeanOf(ours.steps);
  if (!chaldean) return null;
  const { compound, value } = chaldean;
  return (
    <OtherWays why={words.twoTables(ours.value, value)}>
      <Way heading={words.ourLetters} worked={ours} />
      <Way
        heading={words.chaldeanLetters}
        worked={chaldean}
        note={compound > 9 ? words.compoundNumber(compound) : undefined}
        data-testid="chaldean"
        data-number={value}
        data-compound={compound}
      />
    </OtherWays>
  );
}
