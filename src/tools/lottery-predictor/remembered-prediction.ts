import { type CalendarDate, formatDate } from '@ninefold/numerology';
import { readParts } from '../../ui/session/private-link';
import { rememberedFragment, rememberFragment } from '../../ui/session/session-memory';
import { type Prediction, predict } from './prediction';
import { parseLifePath } from './rules/lottery-input';

const PARTS = ['name', 'life-path', 'period', 'day'];

/** Remembers in this tab what the numbers on the page were made from: never the birth date. */
export function rememberPrediction({ name, lifePath, period, day }: Prediction): void {
  const parts = new URLSearchParams({ name, 'life-path': `${lifePath}`, period });
  parts.set('day', formatDate(day));
  rememberFragment(location.pathname, `#${parts}`);
}

/** The numbers that this page last showed in this tab, if they were made on this day. */
export function rememberedPrediction(today: CalendarDate): Prediction | undefined {
  const parts = readParts(rememberedFragment(location.pathname), PARTS);
  const name = parts?.get('name');
  const lifePath = parseLifePath(parts?.get('life-path') ?? '');
  const period = parts?.get('period');
  if (!name || lifePath === undefined || (period !== 'daily' && period !== 'weekly')) {
    return undefined;
  }
  if (parts?.get('day') !== formatDate(today)) return undefined;
  return predict({ name, lifePath, period }, today);
}
