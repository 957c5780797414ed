import { CURRENCY_SIGNS, LOCALE } from '#texts/language';

/** A price as the page's language writes it, whole amounts without decimals: $47, €47.50, ¥4,700; US$ 47. */
export function price(cents: number, currency: string): string {
  const written = formatFor(currency).format(amountOf(cents, currency));
  return written.replace(currency, CURRENCY_SIGNS[currency] ?? currency);
}

/** A price as a decimal number: 4700 cents are “47.00”, and 4700 yen “4700”. */
export function decimalPrice(cents: number, currency: string): string {
  return amountOf(cents, currency).toFixed(decimalsOf(currency));
}

function formatFor(currency: string): Intl.NumberFormat {
  const trailingZeroDisplay = 'stripIfInteger';
  return new Intl.NumberFormat(LOCALE, { style: 'currency', currency, trailingZeroDisplay });
}

function amountOf(cents: number, currency: string): number {
  return cents / 10 ** decimalsOf(currency);
}

function decimalsOf(currency: string): number {
  return formatFor(currency).resolvedOptions().maximumFractionDigits ?? 0;
}
