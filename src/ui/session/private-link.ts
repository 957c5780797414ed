import {
  assignLetters,
  formatDate,
  letterKey,
  normalizeName,
  parseDate,
  spellingsIn,
} from '@ninefold/numerology';
import { isWithin } from '@ninefold/numerology/helpers';
import { EARLIEST_BIRTH_DATE, LATEST_BIRTH_DATE } from '../../numbers/birth-date-limits';
import { type LetterChoices, ofAllLetters } from '../../numbers/letter-choices';
import type { FormValues, SavedResult } from './form-values';

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
  const { name, date, choices, view } = result;
  const parts = new URLSearchParams();
  if (name) parts.set('name', name);
  if (date) parts.set('date', formatDate(date));
  for (const [key, value] of writeChoices(name, choices)) parts.set(key, value);
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
  const choices = readChoices(values.get('letters'), values.get('ys'));
  const view = values.get('view') ?? '';
  const isUsable =
    (name || date) &&
    isPlainName(name) &&
    arePossible(choices, name) &&
    (text === undefined || (date && isWithin(date, EARLIEST_BIRTH_DATE, LATEST_BIRTH_DATE))) &&
    VIEW.test(view);
  return isUsable ? { name, date, choices, view } : undefined;
}

/** Between the results in a link. A name cannot contain it: a link encodes every “&”. */
const AND = '&and&';

/**
 * Several results as one URL fragment, each in the format of a link of its own. Undefined for inputs
 * that a link could not restore.
 *
 * @example
 * writeFragments([ann, ben]); // '#name=Ann&date=1990-01-09&and&name=Ben&date=1988-03-04'
 */
export function writeFragments(
  results: readonly (FormValues & Partial<SavedResult>)[],
): string | undefined {
  const fragment = `#${results.map((result) => writeFragment(result)?.slice(1)).join(AND)}`;
  return readFragments(fragment) ? fragment : undefined;
}

/** Reads one or more results from a URL fragment. Undefined if one of them is damaged or not ours. */
export function readFragments(fragment: string): readonly SavedResult[] | undefined {
  if (!fragment.startsWith('#') || fragment.length > LONGEST_FRAGMENT) return undefined;
  const results = fragment
    .slice(1)
    .split(AND)
    .map((part) => readFragment(`#${part}`));
  return results.every((result) => result !== undefined) ? results : undefined;
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

/**
 * The parts of a link for the choices about a name. A name with letters beyond A–Z has one for them even
 * where they do not count: the link shows the same in a browser that counts them.
 */
export function writeChoices(
  name: string,
  choices: LetterChoices | undefined,
): readonly (readonly [key: string, value: string])[] {
  if (!choices) return [];
  const { letters, spelled, vowelYs } = choices;
  const parts: [string, string][] = [];
  if (spellingsIn(name).length > 0) parts.push(['letters', spelled.join('.') || letters]);
  if (vowelYs.length > 0) parts.push(['ys', vowelYs.join('.')]);
  return parts;
}

/** The choices in the parts of a link; undefined if it has none. */
export function readChoices(letters = '', ys = ''): LetterChoices | undefined {
  if (!letters && !ys) return undefined;
  const isForAll = letters === 'a-z' || letters === 'spelled';
  return {
    letters: isForAll ? letters : 'a-z',
    spelled: isForAll || !letters ? [] : letters.split('.'),
    vowelYs: ys ? ys.split('.').map(Number) : [],
  };
}

/** Whether the letters of a name allow these choices. */
export function arePossible(choices: LetterChoices | undefined, name: string): boolean {
  if (!choices) return true;
  const known = spellingsIn(name).map(({ character }) => letterKey(character));
  if (!isEachOnceIn(choices.spelled, known)) return false;
  const { letters } = assignLetters(name, ofAllLetters(choices));
  const countOfYs = letters.filter(({ letter }) => letter === 'Y').length;
  return isEachOnceIn(choices.vowelYs, [...Array(countOfYs).keys()]);
}

function isEachOnceIn<T>(chosen: readonly T[], known: readonly T[]): boolean {
  return new Set(chosen).size === chosen.length && chosen.every((item) => known.includes(item));
}
