import { type CalendarDate, checkDate } from '../calendar/calendar-date.ts';
import { birthday } from '../date-numbers/date-numbers.ts';
import type { MasterNumber } from '../numbers/core-numbers.ts';
import type { ChartOptions } from '../options/options.ts';
import { checkWorked } from '../working/part-of.ts';
import type { Worked } from '../working/step.ts';
import { chart } from './chart.ts';

/** One of the four totals that tradition calls a debt (RULES.md#karmic-debts). */
export type KarmicDebt = 13 | 14 | 16 | 19;

/** A debt, the steps that lead to it, and the number in which it was found. */
export interface MetDebt extends Worked<KarmicDebt> {
  readonly on: (typeof SEARCHED)[number];
}

/**
 * The numbers that are searched: those of the date, the whole name, the first name, the vowels, the
 * consonants, and the day. Numbers made from other numbers are not, or there would be a debt wherever two
 * small ones happen to add up to it.
 */
const SEARCHED = [
  'lifePath',
  'destiny',
  'firstName',
  'soulUrge',
  'personality',
  'birthday',
] as const;

/** The numbers of a person that are searched for debts. */
export type SearchedNumbers = Readonly<Record<(typeof SEARCHED)[number], Worked<number>>>;

const DEBTS: readonly unknown[] = [13, 14, 16, 19] satisfies KarmicDebt[];

/**
 * The karmic debts on the way to a person's numbers, and the day of the month if it is one itself. Schools
 * disagree about the latter.
 *
 * @example
 * karmicDebts('Marit Solberg', { year: 1984, month: 6, day: 26 });
 * // 13, on the way to Destiny: 58, 13, 4
 */
export function karmicDebts<M extends number = MasterNumber>(
  name: string,
  birth: CalendarDate,
  options?: ChartOptions<M>,
): readonly MetDebt[] {
  const numbers = chart(name, birth, options);
  // A chart can do without a date. Debts cannot.
  checkDate(birth, 'birth');
  return debtsOf({ ...numbers, birthday: birthday(birth) });
}

/** The karmic debts of known numbers. */
export function debtsOf(numbers: SearchedNumbers): readonly MetDebt[] {
  const met: MetDebt[] = [];
  for (const on of SEARCHED) {
    const debt = debtIn(numbers[on]);
    if (debt) met.push({ on, ...debt });
  }
  return met;
}

/**
 * The debt that a calculation passes through, as its total or while it is reduced, with the steps up to it.
 * There is never more than one: each of the four leads straight to 4, 5, 7, or, through 10, to 1.
 *
 * @example
 * debtIn(destiny('Per Anders Solberg'))?.value; // 16: 79, 16, 7
 */
export function debtIn(worked: Worked<number>): Worked<KarmicDebt> | undefined {
  checkWorked(worked);
  const { steps } = worked;
  const at = steps.findIndex(
    ({ kind, to }) => (kind === 'sum' || kind === 'reduction') && isDebt(to),
  );
  const value = steps[at]?.to;
  return isDebt(value) ? { value, steps: steps.slice(0, at + 1) } : undefined;
}

function isDebt(value: unknown): value is KarmicDebt {
  return DEBTS.includes(value);
}
