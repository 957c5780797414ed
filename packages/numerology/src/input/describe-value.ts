/**
 * What came in place of what was expected, for a message: short, and never the whole of a long text.
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
