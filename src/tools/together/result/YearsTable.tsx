import { ReadingSection } from '../../../person/result/Result';
import { TableScroller } from '../../../ui/primitives/TableScroller';
import { type Phase, phaseOf, type SharedYear } from '../comparison/years';

type Props = { years: readonly SharedYear[]; names: readonly [string, string] };

const PHASES: Readonly<Record<Phase, string>> = {
  start: 'a start',
  middle: 'the middle',
  end: 'an end',
};

const MARKS = {
  same: 'You’re both in the same part of the cycle.',
  opposite: 'One of you is starting something while the other is ending something.',
};

/** The next three Personal Years of both, side by side. */
export function YearsTable({ years, names }: Props) {
  return (
    <ReadingSection heading="The next three years" isWide>
      <p>
        Everybody goes through the same nine Personal Years, over and over. Years 1 to 3 are for
        starting something, 4 to 6 for the middle of the work, and 7 to 9 for bringing it to an end.
      </p>
      <TableScroller>
        <table>
          <thead>
            <tr>
              <th scope="col">Year</th>
              {names.map((name, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: both may have the same name
                <th key={index} scope="col" dir="auto">
                  {name}
                </th>
              ))}
              <th scope="col">Together</th>
            </tr>
          </thead>
          <tbody>
            {years.map(({ year, first, second, mark }) => (
              <tr key={year} data-mark={mark}>
                <th scope="row">{year}</th>
                <Year number={first} />
                <Year number={second} />
                <td>{mark ? MARKS[mark] : 'You’re in neighboring parts of the cycle.'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroller>
    </ReadingSection>
  );
}

function Year({ number }: { number: number }) {
  return (
    <td>
      <span className="h3">{number}</span>, {PHASES[phaseOf(number)]}
    </td>
  );
}
