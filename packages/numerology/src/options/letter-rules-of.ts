import { checkList } from '../input/check-list.ts';
import { checkOneOf } from '../input/check-one-of.ts';
import { checkText } from '../input/check-text.ts';
import { inputError } from '../input/input-error.ts';
import { PYTHAGOREAN } from '../letters/alphabet.ts';
import type { LetterRules } from '../letters/letter-rules.ts';
import { type LetterTable, letterTable } from '../letters/letter-table.ts';
import { normalizeName } from '../letters/normalize-name.ts';
import { spellIn } from '../letters/spell-letter.ts';
import { letterKey } from '../letters/spelling.ts';
import type { Options } from './options.ts';

const NONE: readonly never[] = [];

/**
 * The options about letters, checked and with their defaults. The caller checks the names of the options,
 * and whether the name has the Ys.
 *
 * @example
 * letterRulesOf({ letters: 'a-z', spelled: ['Ł'] }).chosen; // ['ł']
 */
export function letterRulesOf(options: Options<number> = {}): LetterRules {
  const { letters = 'spelled', spelled = NONE, vowelYs = NONE, alphabet = PYTHAGOREAN } = options;
  checkOneOf(letters, 'options.letters', ['a-z', 'spelled']);
  const table = letterTable(alphabet);
  if (vowelYs !== 'all') checkList(vowelYs, 'options.vowelYs');
  checkList(spelled, 'options.spelled', (letter, what) => checkSpelled(letter, what, table));
  return { table, isSpelled: letters === 'spelled', chosen: spelled.map(letterKey), vowelYs };
}

/** In either case, because İ in lower case is two characters. */
function checkSpelled(letter: unknown, what: string, table: LetterTable): void {
  checkText(letter, what);
  const forms = [letter, letter.toUpperCase()];
  if (!forms.some((form) => spellIn(table, normalizeName(form))[0])) {
    throw inputError(what, 'a letter with a spelling', letter, 'range');
  }
}
