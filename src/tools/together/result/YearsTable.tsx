import * as words from '#texts/tools/together';
import { ReadingSection } from '../../../result/reading/Result';
import { TableScroller } from '../../../ui/primitives/TableScroller';
import { phaseOf, type SharedYear } from '../comparison/years';

type Props = { years: readonly SharedYear[]; names: readonly [string, string] };

/** The next three Personal Years of both, side by side. */
export function YearsTable({ years, names }: Props) {
  return (
    <ReadingSection heading={words.nextYears} isWide>
      <p>{words.aboutYears}</p>
      <TableScroller>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.year}</th>
              {names.map((name, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: both may have the same name
                <th key={index} scope="col" dir="auto">
                  {name}
                </th>
              ))}
              <th scope="col">{words.together}</th>
            </tr>
          </thead>
          <tbody>
            {years.map(({ year, first, second, mark }) => (
              <tr key={year} data-mark={mark}>
                <th scope="row">{year}</th>
                <Year number={first} />
                <Year number={second} />
                <td>{words.marks[mark ?? 'neighbors']}</td>
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
      <span className="h3">{number}</span>
      {words.phases[phaseOf(number)]}
    </td>
  );
}
