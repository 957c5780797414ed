import { expect, test } from 'vitest';
import { chancesOf } from './chances';

test.each([
  // 4:44 twice on a clock with twelve hours, and once on one with 24.
  ['444', 2, 1],
  ['000', 0, 1],
  ['1313', 0, 1],
  ['777', 0, 0],
])('a clock shows %s for %i minutes a day, or %i', (number, twelve, twentyFour) => {
  const { on12HourClock, on24HourClock } = chancesOf(number);
  expect([on12HourClock, on24HourClock]).toEqual([twelve, twentyFour]);
});

test.each([
  // 444 and a digit before or after it: twenty plates, of which 4444 is counted twice.
  ['444', 19],
  ['4444', 1],
])('of 10,000 plates, %s is on %i', (number, plates) => {
  expect(chancesOf(number).oneInPlates).toBe(Math.round(10_000 / plates));
});

/** By arithmetic on the amount, in cents, where the product compares text. */
function receiptsWith(number: number): number {
  const size = 10 ** String(number).length;
  let found = 0;
  for (let cents = 1; cents <= 99_999; cents += 1) {
    for (let rest = cents; rest >= number; rest = Math.floor(rest / 10)) {
      if (rest % size === number) {
        found += 1;
        break;
      }
    }
  }
  return found;
}

test.each([444, 1234])('%i on a receipt', (number) => {
  expect(chancesOf(String(number)).oneInReceipts).toBe(Math.round(99_999 / receiptsWith(number)));
});
