import { checkList, checkOneOf, checkText } from '../input/checks.ts';
import { inputError } from '../input/input-error.ts';
import { PYTHAGOREAN } from '../letters/alphabet.ts';
import { type LetterTable, letterTable, withDigits } from '../letters/letter-table.ts';
import { normalizeName } from '../letters/normalize-name.ts';
import type { LetterRules } from '../letters/read-letters.ts';
import { letterKey, spellIn } from '../letters/spelling.ts';
import type { Options } from './options.ts';

const NONE: readonly never[] = [];
const NO_YS: ReadonlySet<number> = /* @__PURE__ */ new Set<number>();
const DEFAULT_TABLE = /* @__PURE__ */ letterTable(PYTHAGOREAN);

/**
 * The options about letters, checked and with their defaults. The caller checks the names of the options,
 * and whether the name has the Ys.
 */
export function letterRulesOf(options: Options<number> = {}): LetterRules {
  const { letters = 'spelled', spelled = NONE, digits = 'ignored', alphabet } = options;
  checkOneOf(letters, 'options.letters', ['a-z', 'spelled']);
  checkOneOf(digits, 'options.digits', ['ignored', 'counted']);
  const table = alphabet === undefined ? DEFAULT_TABLE : letterTable(alphabet);
  checkList(spelled, 'options.spelled', (letter, what) => checkSpelled(letter, what, table));
  const isSpelled = letters === 'spelled';
  if (isSpelled && spelled.length > 0) {
    throw inputError('options.spelled', 'none unless letters is a-z', spelled[0], 'unknown');
  }
  return {
    table: digits === 'counted' ? withDigits(table) : table,
    isSpelled,
    chosen: spelled.map(letterKey),
    vowelYs: vowelYsOf(options.vowelYs),
  };
}

function vowelYsOf(vowelYs: Options['vowelYs']): LetterRules['vowelYs'] {
  if (vowelYs === undefined) return NO_YS;
  if (vowelYs === 'all' || vowelYs === 'by-neighbors') return vowelYs;
  if (Array.isArray(vowelYs)) return new Set(vowelYs);
  throw inputError('options.vowelYs', 'all, by-neighbors, or an array', vowelYs);
}

/** In either case, because İ in lower case is two characters. */
function checkSpelled(letter: unknown, what: string, table: LetterTable): void {
  checkText(letter, what);
  const forms = [letter, letter.toUpperCase()].map(normalizeName);
  if (!forms.some((form) => spellIn(table, form)[0])) {
    throw inputError(what, 'a letter with a spelling', letter, 'range');
  }
}
