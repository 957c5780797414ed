import {
  EARLIEST_BIRTH_DATE,
  formatDate,
  isWithin,
  LATEST_BIRTH_DATE,
  parseDate,
} from '@ninefold/numerology';
import type { FormValues } from './form-values';

/** Longer than any name, and short enough that chat programs do not truncate the link. */
const LONGEST_FRAGMENT = 2000;

// Control characters, unpaired surrogates, the replacement character and text direction marks: none
// belongs in a name, and each can disguise a link. Markup does not belong in a name either.
const NOT_IN_A_NAME = /[\p{Cc}\p{Cs}\uFFFD\u202A-\u202E\u2066-\u2069<>]/u;

/**
 * The inputs as a URL fragment, which browsers do not send to a server. Undefined for inputs that a
 * link could not restore.
 *
 * @example
 * writeFragment({ name: 'Ada King', date: { year: 1815, month: 12, day: 10 } });
 * // undefined: the calculators start at 1900
 * writeFragment({ name: 'Zoë', date: undefined }); // '#name=Zo%C3%AB'
 */
export function writeFragment({ name, date }: FormValues): string | undefined {
  const parts = new URLSearchParams();
  if (name) parts.set('name', name);
  if (date) parts.set('date', formatDate(date));
  const fragment = `#${parts}`;
  return readFragment(fragment) ? fragment : undefined;
}

/**
 * Reads the inputs from a URL fragment. Returns `undefined` if it is damaged, too long or not one of
 * ours.
 */
export function readFragment(fragment: string): FormValues | undefined {
  if (!fragment.startsWith('#') || fragment.length > LONGEST_FRAGMENT) return undefined;
  const parts = [...new URLSearchParams(fragment.slice(1))];
  const values = new Map(parts);
  const isOurs = parts.every(([key]) => key === 'name' || key === 'date');
  if (parts.length === 0 || values.size !== parts.length || !isOurs) return undefined;

  const name = values.get('name') ?? '';
  if (values.has('name') && (name.trim() === '' || NOT_IN_A_NAME.test(name))) return undefined;
  const text = values.get('date');
  if (text === undefined) return { name, date: undefined };
  const date = parseDate(text);
  const isUsable = date && isWithin(date, EARLIEST_BIRTH_DATE, LATEST_BIRTH_DATE);
  return isUsable ? { name, date } : undefined;
}
