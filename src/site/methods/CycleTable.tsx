import { challenges, lifePeriods, parseDate, pinnacles } from '@ninefold/numerology';
import * as words from '#texts/site/methods';
import { ArticleTable } from '../articles/ArticleTable';

/** The long cycles of a birth date written YYYY-MM-DD: each number with the ages it holds for. */
export function CycleTable({ date: text }: { date: string }) {
  const date = parseDate(text);
  if (!date) throw new Error(`${text} is not a date.`);
  const rows = [
    [words.pinnacles, pinnacles(date)],
    [words.challenges, challenges(date)],
    [words.periods, lifePeriods(date)],
  ] as const;
  return (
    <ArticleTable>
      <thead>
        <tr>
          <td />
          {words.ordinals.map((ordinal) => (
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
            {words.ordinals.map((ordinal, index) => {
              const span = spans[index];
              return <td key={ordinal}>{span && words.describeSpan(span)}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </ArticleTable>
  );
}
