import type { SiteNumber } from '../../numbers/site-number';
import { chaldeanOf } from './chaldean-of';
import { OtherWays, Way } from './OtherWays';

/** A number of a name by our letters and by the Chaldean ones; nothing for any other number. */
export function OtherLetters({ worked: ours }: { worked: SiteNumber }) {
  const chaldean = chaldeanOf(ours.steps);
  if (!chaldean) return null;
  const { compound, value } = chaldean;
  return (
    <OtherWays why={explain(ours.value, value)}>
      <Way heading="By our letters" worked={ours} />
      <Way
        heading="By Chaldean letters"
        worked={chaldean}
        note={
          compound > 9 ? `${compound}, the whole sum, is called the compound number.` : undefined
        }
        data-testid="chaldean"
        data-number={value}
        data-compound={compound}
      />
    </OtherWays>
  );
}

function explain(ours: number, theirs: number): string {
  const rule =
    'The Chaldean table goes by sound and custom instead of the alphabet. Its values run from 1 to 8, and no letter is worth 9. It doesn’t keep master numbers, so 11, 22 and 33 are added again.';
  return ours === theirs
    ? `${rule} Here both tables give ${ours}.`
    : `${rule} Here it gives ${theirs}, and our table gives ${ours}.`;
}
