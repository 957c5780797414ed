import { expect, test } from 'vitest';
import { decimalPrice, price } from './price';

test.each([
  [4700, 'USD', '$47', '47.00'],
  [4750, 'USD', '$47.50', '47.50'],
  [123_456_700, 'USD', '$1,234,567', '1234567.00'],
  [1250, 'EUR', '€12.50', '12.50'],
  [9000, 'CHF', 'CHF\u00a090', '90.00'],
  // A currency without cents.
  [4700, 'JPY', '¥4,700', '4700'],
])('%i in %s is %s', (cents, currency, written, decimal) => {
  expect(price(cents, currency)).toBe(written);
  expect(decimalPrice(cents, currency)).toBe(decimal);
});
