import { challenges, type LifeSpan, lifePeriods, parseDate, pinnacles } from '@ninefold/numerology';
import { ArticleTable } from '../articles/ArticleTable';

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
              <td key={ordinal}>{describe(spans[index])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ArticleTable>
  );
}

function describe(span: LifeSpan | undefined): string {
  if (!span) return '';
  const { value, fromAge, toAge } = span;
  if (toAge === undefined) return `${value}, from ${fromAge} on`;
  return fromAge === 0 ? `${value}, to ${toAge}` : `${value}, ${fromAge} to ${toAge}`;
}
