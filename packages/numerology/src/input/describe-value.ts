import { tagOf } from './tag-of.ts';

/**
 * A value that was not expected, for a message. It is short, even if the value is a long string.
 *
 * @example
 * describeValue('1990-05-15'); // '"1990-05-15"'
 * describeValue(new Date()); // 'a Date'
 */
export function describeValue(value: unknown): string {
  if (typeof value === 'string') return `"${value.slice(0, 40)}"`;
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'object' || !value) return String(value);
  const tag = tagOf(value);
  return tag === 'Object' || tag === 'Array' ? `an ${tag.toLowerCase()}` : `a ${tag}`;
}
