import { challenges, lifePeriods, parseDate, pinnacles } from '@ninefold/numerology';
import { ArticleTable } from '../articles/ArticleTable';
import { describeSpan } from './words';

const ORDINALS = ['First', 'Second', 'Third', 'Fourth'] as const;

/** The long cycles of a birth date written YYYY-MM-DD: each number with the ages it holds for. */
export function CycleTable({ date: text }: { date: string }) {
  const date = parseDate(text);
  if (!date) throw new Error(`${text} is not a date.`);
  const rows = [
    ['Pinnacles', pinnacles(date)],
    ['Challenges', challenges(date)],
    ['Periods', lifePeriods(date)],
  ] as const;
  return (
    <ArticleTable>
      <thead>
        <tr>
          <td />
          {ORDINALS.map((ordinal) => (
            <th key={ordinal} scope="col">
              {ordinal}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, spans]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {ORDINALS.map((ordinal, index) => (
              <td key={ordinal}>{describeSpan(spans[index])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ArticleTable>
  );
}
