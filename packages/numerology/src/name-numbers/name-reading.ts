import { checkText } from '../input/check-text.ts';
import type { LetterRules } from '../letters/letter-rules.ts';
import { normalizeName } from '../letters/normalize-name.ts';
import { type ReadLetters, readLetters } from '../letters/read-letters.ts';
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
}

/**
 * Checks a name and its options and reads its letters. A caller that also needs the rules of reduction for
 * a date passes them in, so that the options are checked only once.
 *
 * @example
 * readName('Zoë', { letters: 'a-z' }).letters.ignored; // ['ë']
 */
export function readName<M extends number = MasterNumber>(
  name: string,
  options?: Options<M>,
  { masters, method }: ReductionRules<M> = reductionRules(options),
): NameReading<M> {
  checkText(name, 'name');
  const rules = letterRulesOf(options);
  const text = normalizeName(name).trim();
  const isCompound = rules.table.isCompound && options?.masters === undefined;
  return {
    text,
    rules,
    letters: readLetters(text, rules),
    masters: isCompound ? [] : masters,
    method,
  };
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
