import { type CalendarDate, CORE_NUMBERS, lifePath } from '@ninefold/numerology';
import { leapYear } from '@ninefold/numerology/testing/every-date';
import { expect, test } from 'vitest';
import { compare, type PairKind, type Person } from '../../../compatibility/compare';
import { NO_CHOICES } from '../../../numbers/letter-choices';
import { loadTogetherTables } from '../load-together-tables';

const DATES = [1900, 1950, 1989, 1999].flatMap((year) =>
  leapYear()
    .filter(({ month, day }) => month !== 2 || day < 29)
    .map((date) => ({ ...date, year })),
);

const person = (name: string, date: CalendarDate): Person => ({ name, date, choices: NO_CHOICES });
const anyDay = { year: 1990, month: 1, day: 9 };

/** Somebody who has a number of a kind. An A and an S are worth 1, so 22 of them make 22. */
const someoneWith: Readonly<Record<PairKind, (number: number) => Person>> = {
  'life-path': (number) =>
    person('Ann', DATES.find((date) => lifePath(date).value === number) ?? anyDay),
  expression: (number) => person('a'.repeat(number), anyDay),
  'soul-urge': (number) => person('a'.repeat(number), anyDay),
  personality: (number) => person('s'.repeat(number), anyDay),
  birthday: (number) => person('Ann', { ...anyDay, day: number }),
};

test.each(Object.entries(someoneWith))(
  'every pair of %s numbers is reached, and told',
  async (kind, of) => {
    const { same, beside } = (await loadTogetherTables())[kind as PairKind];
    const numbers = CORE_NUMBERS.filter((number) => kind !== 'birthday' || number !== 33);
    for (const first of numbers) {
      for (const second of numbers) {
        const row = compare(of(first), of(second)).rows.find((found) => found.kind === kind);
        expect([row?.first.value, row?.second.value]).toEqual([first, second]);
      }
      expect(same).toHaveProperty(String(first));
      expect(beside).toHaveProperty(String(first));
    }
  },
);
