import type { CalendarDate } from '../date-numbers/calendar.ts';
import type { Worked } from '../working/working.ts';
import type { AllNumbers } from './home-numbers.ts';

/** One of the four totals that tradition marks (docs/rules.md#karmic-debts). */
export type KarmicDebt = 13 | 14 | 16 | 19;

/** A debt, and the number on whose way it was met. */
export interface MetDebt {
  readonly debt: KarmicDebt;
  readonly on: (typeof SEARCHED)[number] | 'birthdayNumber';
}

/**
 * The workings that are searched: the row of the date, the whole name, the first name, the vowels
 * and the consonants, as in the article on debts. Numbers made of other numbers are not, or a debt
 * would be met wherever two small ones happen to add up to it.
 */
const SEARCHED = [
  'lifePathNumber',
  'destinyNumber',
  'nameNumber',
  'soulUrgeNumber',
  'personalityNumber',
] as const;

const DEBTS: readonly number[] = [13, 14, 16, 19] satisfies KarmicDebt[];

/**
 * The karmic debts on the way to a person's numbers, and the day of the month where it is one itself;
 * schools differ about that.
 *
 * @example
 * karmicDebts({ year: 1984, month: 6, day: 26 }, homeNumbers('Marit Solberg', date));
 * // 13, on the way to Destiny: 58, 13, 4
 */
export function karmicDebts(date: CalendarDate, numbers: AllNumbers): readonly MetDebt[] {
  const met = SEARCHED.flatMap((on) => {
    const debt = debtIn(numbers[on]);
    return debt === undefined ? [] : { debt, on };
  });
  return isDebt(date.day) ? [...met, { debt: date.day, on: 'birthdayNumber' }] : met;
}

/**
 * The debt that a working passes, as its total or on a line of its reduction. There is never more
 * than one: each of the four leads straight to 4, 5, 7 or, by way of 10, to 1.
 *
 * @example
 * debtIn(destiny('Per Anders Solberg')); // 16: 79, 16, 7
 */
export function debtIn({ steps }: Worked<number>): KarmicDebt | undefined {
  const totals = steps.map((step) => {
    if (step.kind === 'sum') return step.total;
    return step.kind === 'reduction' ? step.to : 0;
  });
  return totals.find(isDebt);
}

function isDebt(value: number): value is KarmicDebt {
  return DEBTS.includes(value);
}
