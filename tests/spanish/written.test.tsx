import { attitude, lifePath, type Step } from '@ninefold/numerology';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { workingLine } from '../../src/result/working/describe-step';
import { WorkingSteps } from '../../src/result/working/WorkingSteps';
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

test.each([
  [199, 'USD', 'US$\u00a01.99'],
  [4700, 'USD', 'US$\u00a047'],
  [1250, 'EUR', '€\u00a012.50'],
])('%i in %s is %s', (cents, currency, written) => {
  expect(price(cents, currency)).toBe(written);
});
