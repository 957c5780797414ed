import { tagOf } from './tag-of.ts';

/**
 * A value that was not expected, for a message: objects by what they are, and strings in quotes, on one line, and cut short.
 *
 * @example
 * describeValue('1990-05-15'); // '"1990-05-15"'
 * describeValue(1990n); // '1990n'
 * describeValue(new Date()); // 'Date'
 */
export function describeValue(value: unknown): string {
  if (typeof value === 'string') {
    return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  }
  if (typeof value === 'bigint') return `${value}n`;
  return Object(value) === value ? tagOf(value) : String(value);
}
