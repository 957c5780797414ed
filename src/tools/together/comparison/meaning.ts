import * as words from '#texts/tools/together';
import { type Comparison, OVERALL_FROM } from '../../../compatibility/compare';

const LEVELS = Object.keys(OVERALL_FROM) as (keyof typeof OVERALL_FROM)[];

/** What a percentage means. The scores run from 32 to 88. */
export function meaningOf(score: number): keyof typeof words.meanings {
  return LEVELS.find((level) => score >= OVERALL_FROM[level]) ?? 'furthestApart';
}

/** In which numbers two people are closest, and in which furthest apart. Empty if all scores are equal. */
export function extremes({ rows }: Comparison): string {
  const scores = rows.map(({ score }) => score.value);
  const [lowest, highest] = [Math.min(...scores), Math.max(...scores)];
  const having = (value: number) =>
    rows.filter(({ score }) => score.value === value).map(({ kind }) => kind);
  return lowest === highest ? '' : words.extremes(having(highest), having(lowest));
}
