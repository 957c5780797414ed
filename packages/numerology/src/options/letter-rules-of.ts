import { checkList } from '../input/check-list.ts';
import { checkOneOf } from '../input/check-one-of.ts';
import { checkText } from '../input/check-text.ts';
import { checkWhole } from '../input/check-whole.ts';
import { inputError } from '../input/input-error.ts';
import { PYTHAGOREAN } from '../letters/alphabet.ts';
import type { LetterRules } from '../letters/letter-rules.ts';
import { type LetterTable, letterTable } from '../letters/letter-table.ts';
import { normalizeName } from '../letters/normalize-name.ts';
import { spellIn } from '../letters/spell-letter.ts';
import { letterKey } from '../letters/spelling.ts';
import type { Options } from './options.ts';

const NONE: ReadonlySet<never> = new Set();

/**
 * The options about letters, checked and with their defaults. The caller checks the names of the options.
 *
 * @example
 * letterRulesOf({ letters: 'a-z', spelled: ['Ł'] }).chosen; // a set of 'ł'
 */
export function letterRulesOf(options?: Options<number>): LetterRules {
  const { letters = 'spelled', spelled, vowelYs, alphabet = PYTHAGOREAN } = options ?? {};
  checkOneOf(letters, 'options.letters', ['a-z', 'spelled']);
  const table = letterTable(alphabet);
  return {
    table,
    isSpelled: letters === 'spelled',
    chosen: spelled === undefined ? NONE : keysOf(spelled, table),
    vowelYs: vowelYs === undefined || vowelYs === 'all' ? (vowelYs ?? NONE) : placesOf(vowelYs),
  };
}

function keysOf(spelled: readonly string[], table: LetterTable): ReadonlySet<string> {
  checkList(spelled, 'options.spelled', 'letters', (letter, what) => {
    checkText(letter, what);
    if (!hasSpelling(letter, table)) {
      throw inputError(what, 'a letter with a spelling', letter, 'out-of-range');
    }
  });
  return spelled.length === 0 ? NONE : new Set(spelled.map(letterKey));
}

/** In either case, because İ in lower case is two characters. */
function hasSpelling(letter: string, table: LetterTable): boolean {
  return [letter, letter.toUpperCase()].some(
    (form) => spellIn(table, normalizeName(form)).length > 0,
  );
}

function placesOf(vowelYs: readonly number[]): ReadonlySet<number> {
  checkList(vowelYs, 'options.vowelYs', "numbers or 'all'", (place, what) => {
    checkWhole(place, what, 0, Number.MAX_SAFE_INTEGER);
  });
  return vowelYs.length === 0 ? NONE : new Set(vowelYs);
}
