import type { SiteNumber } from '../../numbers/site-number';
import { chaldeanOf } from './chaldean-of';
import { compoundNote, twoTables } from './chaldean-words';
import { OtherWays, Way } from './OtherWays';

/** A number of a name by our letters and by the Chaldean ones; nothing for any other number. */
export function OtherLetters({ worked: ours }: { worked: SiteNumber }) {
  const chaldean = chaldeanOf(ours.steps);
  if (!chaldean) return null;
  const { compound, value } = chaldean;
  return (
    <OtherWays why={twoTables(ours.value, value)}>
      <Way heading="By our letters" worked={ours} />
      <Way
        heading="By Chaldean letters"
        worked={chaldean}
        note={compoundNote(compound)}
        data-testid="chaldean"
        data-number={value}
        data-compound={compound}
      />
    </OtherWays>
  );
}
