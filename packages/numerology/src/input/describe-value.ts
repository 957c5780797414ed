import { tagOf } from './tag-of.ts';

/**
 * A value that was not expected, for a message: objects by what they are, and long strings cut short.
 *
 * @example
 * describeValue('1990-05-15'); // '"1990-05-15"'
 * describeValue(new Date()); // 'Date'
 */
export function describeValue(value: unknown): string {
  if (typeof value === 'string') return `"${value.slice(0, 40)}"`;
  return Object(value) === value ? tagOf(value) : String(value);
}
