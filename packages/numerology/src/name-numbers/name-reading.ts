import { checkWhole } from '../input/check-whole.ts';
import type { LetterRules } from '../letters/letter-rules.ts';
import { normalizeName } from '../letters/normalize-name.ts';
import { countYs, type ReadLetters, readLetters } from '../letters/read-letters.ts';
import type { MasterNumber } from '../numbers/core-numbers.ts';
import { letterRulesOf } from '../options/letter-rules-of.ts';
import type { Options } from '../options/options.ts';
import { type ReductionRules, reductionRules } from '../options/reduction-rules.ts';

/** A name, read once for all numbers that are made from it. */
export interface NameReading<M extends number> extends ReductionRules<M> {
  /** In composed form, without white space around it. */
  readonly text: string;
  readonly rules: LetterRules;
  readonly letters: ReadLetters;
  /** How dates are reduced: the alphabet of the name has no part in it. */
  readonly dateRules: ReductionRules<M>;
}

/**
 * Checks a name and its options, of which those are named that the caller takes, and reads its letters.
 *
 * @example
 * readName('Zoë', { letters: 'a-z' }, OF_LETTERS).letters.ignored; // ['ë']
 */
export function readName<M extends number = MasterNumber>(
  name: string,
  options?: Options<M>,
  taken = '',
): NameReading<M> {
  const dateRules = reductionRules(options, taken);
  const rules = letterRulesOf(options);
  const text = normalizeName(name).trim();
  const letters = readLetters(text, rules);
  checkYs(rules, letters);
  const isCompound = rules.table.isCompound && options?.masters === undefined;
  const masters = isCompound ? [] : dateRules.masters;
  return { text, rules, letters, masters, method: dateRules.method, dateRules };
}

/** A Y that the name does not have was meant for another name. */
function checkYs({ vowelYs }: LetterRules, letters: ReadLetters): void {
  if (vowelYs === 'all' || vowelYs.length === 0) return;
  const last = countYs(letters) - 1;
  for (const place of vowelYs) checkWhole(place, 'options.vowelYs', 0, last);
}

/**
 * Reads a part of the name by the same rules. Its Ys come after those of the parts before it.
 *
 * @example
 * readPart(readName('Mary Lynn'), 'Lynn', 1).letters; // L, Y, N and N, whose Y is the second of the name
 */
export function readPart<M extends number>(
  reading: NameReading<M>,
  text: string,
  ysBefore = 0,
): NameReading<M> {
  return { ...reading, text, letters: readLetters(text, reading.rules, ysBefore) };
}
