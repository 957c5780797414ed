import { attitude, lifePath, personalYear, type Step } from '@ninefold/numerology';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { workingLine } from '../../src/result/working/describe-step';
import { WorkingSteps } from '../../src/result/working/WorkingSteps';
import { questionsOf } from '../../src/tools/by-hand/rules/questions';
import { askIn, written } from '../../src/tools/by-hand/walk/sentences';
import { price } from '../../src/ui/text/price';

const BORN = { year: 1990, month: 1, day: 29 };

/** Each line of a working. */
function linesOf(steps: readonly Step[]): readonly (string | null)[] {
  render(<WorkingSteps steps={steps} />);
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

test('a date is added up from its day to its year', () => {
  // 2 + 9 + 0 + 1 + 1 + 9 + 9 + 0 = 31, 3 + 1 = 4
  const { steps } = lifePath(BORN);
  const sum = '2 + 9 + 0 + 1 + 1 + 9 + 9 + 0 = 31';
  expect(workingLine(steps).replaceAll('\u00a0', ' ')).toBe(`${sum} → 4`);
  const [digits, added] = linesOf(steps);
  expect(digits).toContain('29/01/1990');
  expect(added?.replaceAll('\u00a0', ' ')).toBe(sum);
});

test('so are its parts', () => {
  // 29 → 11, 1 and 1990 → 19 → 10 → 1: 11 + 1 + 1 = 13 → 4
  const { steps } = lifePath(BORN, { method: 'parts' });
  const line = workingLine(steps).replaceAll('\u00a0', ' ');
  expect(line).toBe('11 + 1 + 1 = 13 → 4');
  expect(linesOf(steps)[0]).toMatch(/^El día/);
  // 11 + 1
  expect(workingLine(attitude(BORN, { method: 'parts' }).steps)).toMatch(/^11\s\+\s1/);
});

test('so are days and months that are whole numbers', () => {
  const plain = (steps: readonly Step[]) => workingLine(steps).replaceAll('\u00a0', ' ');
  // 29 + 1 = 30 → 3; 29 + 1 + 2026 = 2056 → 13 → 4
  expect(plain(attitude(BORN).steps)).toBe('29 + 1 = 30 → 3');
  const { steps } = personalYear(BORN, { today: { year: 2026, month: 11, day: 19 } });
  expect(plain(steps)).toBe('29 + 1 + 2026 = 2056 → 13 → 4');
  expect(linesOf(steps)[0]?.replaceAll('\u00a0', ' ')).toBe('29 + 1 + 2026 = 2056');
});

test('so are the sums that are asked, on the screen and on the worksheet', () => {
  const today = { year: 2026, month: 11, day: 19 };
  const asked = [
    ...questionsOf(personalYear(BORN, { today }).steps),
    ...questionsOf(lifePath(BORN).steps),
  ];
  // 29 + 1 + 2026 = 2056; its digits 13; their digits 4; and the digits of the date, 31, 4
  expect(asked.map((question) => written(question).replaceAll('\u00a0', ' '))).toEqual([
    '29 + 1 + 2026 = 2056',
    '2 + 0 + 5 + 6 = 13',
    '1 + 3 = 4',
    '2 + 9 + 0 + 1 + 1 + 9 + 9 + 0 = 31',
    '3 + 1 = 4',
  ]);
  expect(asked.map((question) => askIn(question)[0])[3]).toBe(
    'Suma las cifras del 29 de enero de 1990:',
  );
});

test.each([
  [199, 'USD', 'US$\u00a01.99'],
  [4700, 'USD', 'US$\u00a047'],
  [1250, 'EUR', '€\u00a012.50'],
])('%i in %s is %s', (cents, currency, written) => {
  expect(price(cents, currency)).toBe(written);
});
