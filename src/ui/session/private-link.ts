import {
  assignLetters,
  formatDate,
  isWithin,
  letterKey,
  parseDate,
  spellingsIn,
} from '@ninefold/numerology';
import { EARLIEST_BIRTH_DATE, LATEST_BIRTH_DATE } from '../../numbers/birth-date-limits';
import { type LetterChoices, NO_CHOICES } from '../../numbers/letter-choices';
import type { FormValues, SavedResult } from './form-values';
import { normalizeName } from './normalize-name';

/** Longer than any name, and short enough that chat programs do not truncate the link. */
const LONGEST_FRAGMENT = 2000;

/** The parts of a link that say how the letters of a name count. */
export const CHOICE_PARTS = ['letters', 'ys'] as const;

const PARTS = ['name', 'date', ...CHOICE_PARTS, 'view'];

// Control characters, unpaired surrogates, the replacement character and text direction marks: none
// belongs in a name, and each can disguise a link. Markup does not belong in a name either.
const NOT_IN_A_NAME = /[\p{Cc}\p{Cs}\uFFFD\u202A-\u202E\u2066-\u2069<>]/u;

const VIEW = /^[a-z\d-]{0,20}$/;

/**
 * A result as a URL fragment, which browsers do not send to a server. Undefined for inputs that a
 * link could not restore.
 *
 * @example
 * writeFragment({ name: 'Ada King', date: { year: 1815, month: 12, day: 10 } });
 * // undefined: the calculators start at 1900
 * writeFragment({ name: 'Zoë', date: undefined }); // '#name=Zo%C3%AB'
 */
export function writeFragment(result: FormValues & Partial<SavedResult>): string | undefined {
  const { name, date, choices = NO_CHOICES, view } = result;
  const parts = new URLSearchParams();
  if (name) parts.set('name', name);
  if (date) parts.set('date', formatDate(date));
  if (choices.spelled.length > 0) parts.set('letters', choices.spelled.join('.'));
  if (choices.vowelYs.length > 0) parts.set('ys', choices.vowelYs.join('.'));
  if (view) parts.set('view', view);
  const fragment = `#${parts}`;
  return readFragment(fragment) ? fragment : undefined;
}

/**
 * Reads a result from a URL fragment. Returns `undefined` if it is damaged, too long or not one of
 * ours.
 */
export function readFragment(fragment: string): SavedResult | undefined {
  const values = readParts(fragment, PARTS);
  if (!values) return undefined;

  const name = values.get('name') ?? '';
  const text = values.get('date');
  const date = text === undefined ? undefined : parseDate(text);
  const choices = readChoices(name, values.get('letters'), values.get('ys'));
  const view = values.get('view') ?? '';
  const isUsable =
    (name || date) &&
    isPlainName(name) &&
    (text === undefined || (date && isWithin(date, EARLIEST_BIRTH_DATE, LATEST_BIRTH_DATE))) &&
    VIEW.test(view);
  return isUsable && choices ? { name, date, choices, view } : undefined;
}

/**
 * The parts of a fragment by their keys. Undefined if it has an unknown key, the same key twice or a
 * blank value.
 */
export function readParts(
  fragment: string,
  known: readonly string[],
): ReadonlyMap<string, string> | undefined {
  if (!fragment.startsWith('#') || fragment.length > LONGEST_FRAGMENT) return undefined;
  const parts = [...new URLSearchParams(fragment.slice(1))].map(
    ([key, value]) => [key, normalizeName(value)] as const,
  );
  const values = new Map(parts);
  const isOurs = parts.every(([key, value]) => known.includes(key) && value.trim() !== '');
  return isOurs && values.size === parts.length ? values : undefined;
}

/** Whether a name has no character that could disguise a link. */
export function isPlainName(name: string): boolean {
  return !NOT_IN_A_NAME.test(name);
}

/** The choices for the letters of a name, if its letters allow all of them. */
export function readChoices(name: string, letters = '', ys = ''): LetterChoices | undefined {
  if (!letters && !ys) return NO_CHOICES;
  const spelled = letters ? letters.split('.') : [];
  const known = spellingsIn(name).map(({ character }) => letterKey(character));
  const { letters: all } = assignLetters(name, { ...NO_CHOICES, spelled });
  const countOfYs = all.filter(({ letter }) => letter === 'Y').length;
  const vowelYs = ys ? ys.split('.').map(Number) : [];
  const isPossible =
    isEachOnceIn(spelled, known) && isEachOnceIn(vowelYs, [...Array(countOfYs).keys()]);
  return isPossible ? { ...NO_CHOICES, spelled, vowelYs } : undefined;
}

function isEachOnceIn<T>(chosen: readonly T[], known: readonly T[]): boolean {
  return new Set(chosen).size === chosen.length && chosen.every((item) => known.includes(item));
}
