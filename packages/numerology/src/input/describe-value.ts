/**
 * What came in place of what was expected, for a message: short, and never the whole of a long text.
 *
 * @example
 * describeValue('1990-05-15'); // '"1990-05-15"'
 * describeValue(new Date()); // 'a Date'
 */
export function describeValue(value: unknown): string {
  if (typeof value === 'string') {
    return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  }
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return 'an array';
  return value instanceof Date ? 'a Date' : 'an object';
}
