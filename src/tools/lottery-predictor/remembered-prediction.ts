import { type CalendarDate, formatDate } from '@ninefold/numerology';
import { remember, resultOf } from '../../person/memory/visit';
import { type Prediction, predict } from './prediction';
import { parseLifePath } from './rules/lottery-input';

const PATTERNS = { 'life-path': /^\d+$/, period: /^(?:daily|weekly)$/, day: /^\d{4}-\d\d-\d\d$/ };

/** Remembers in this tab what the numbers on the page were made from: never the birth date. */
export function rememberPrediction({ name, lifePath, period, day }: Prediction): void {
  const extra = { 'life-path': String(lifePath), period, day: formatDate(day) };
  remember('lottery', { people: [{ name }], extra });
}

/** The numbers that this page last showed in this tab, if they were made on this day. */
export function rememberedPrediction(today: CalendarDate): Prediction | undefined {
  const { people, extra = {} } = resultOf('lottery', PATTERNS) ?? {};
  const name = people?.[0].name;
  const lifePath = parseLifePath(extra['life-path'] ?? '');
  const { period, day } = extra;
  if (!name || lifePath === undefined || !period || day !== formatDate(today)) return undefined;
  return predict({ name, lifePath, period: period === 'weekly' ? period : 'daily' }, today);
}
