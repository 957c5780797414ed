/**
 * A value that was not expected, for a message. It is short, even if the value is a long string.
 *
 * @example
 * describeValue('1990-05-15'); // '"1990-05-15"'
 * describeValue(new Date()); // 'a Date'
 */
export function describeValue(value: unknown): string {
  if (value instanceof Date) return 'a Date';
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object' && value) return 'an object';
  return typeof value === 'string' ? `"${value.slice(0, 40)}"` : String(value);
}
