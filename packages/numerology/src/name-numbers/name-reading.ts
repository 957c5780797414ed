import { checkWhole } from '../input/checks.ts';
import { inputError } from '../input/input-error.ts';
import { normalizeName } from '../letters/normalize-name.ts';
import { countYs, joinLetters, type ReadLetters, readWords } from '../letters/read-letters.ts';
import { lettersOf, type SimpleSelection } from '../letters/select-letters.ts';
import type { Digit, MasterNumber } from '../numbers/core-numbers.ts';
import { type ReductionRules, reductionRules } from '../options/check-options.ts';
import { letterRulesOf } from '../options/letter-rules-of.ts';
import type { Options } from '../options/options.ts';
import { asPart } from '../working/part-of.ts';
import type { LettersStep, Worked } from '../working/step.ts';
import { reducedSum, sumOfParts } from '../working/sums.ts';

/** A name, read once for all numbers that are made from it. */
export interface NameReading<M extends number> extends ReductionRules<M> {
  readonly letters: ReadLetters;
  /** Its words that have letters. A hyphenated name is one word. */
  readonly words: readonly ReadLetters[];
  /** How dates are reduced: the alphabet of the name has no part in it. */
  readonly dateRules: ReductionRules<M>;
}

/** Checks a name and its options, of which those are named that the caller takes, and reads its letters. */
export function readName<M extends number = MasterNumber>(
  name: string,
  options?: Options<M>,
  taken = '',
): NameReading<M> {
  const dateRules = reductionRules(options, taken);
  const rules = letterRulesOf(options);
  const all = readWords(normalizeName(name), rules);
  const letters = joinLetters(all, rules.table.name);
  checkYs(options?.vowelYs, letters);
  const isCompound = rules.table.isCompound && options?.masters === undefined;
  return {
    letters,
    words: all.filter((word) => word.letters.length > 0),
    masters: isCompound ? [] : dateRules.masters,
    method: dateRules.method,
    dateRules,
  };
}

/** The first word that has letters, or the whole name if none has. */
export function firstWordOf({ words, letters }: NameReading<number>): ReadLetters {
  return words[0] ?? letters;
}

/** A Y that the name does not have was meant for another name. */
function checkYs(vowelYs: Options['vowelYs'], letters: ReadLetters): void {
  if (typeof vowelYs !== 'object' || vowelYs.length === 0) return;
  const ys = countYs(letters);
  if (ys === 0) {
    throw inputError('options.vowelYs', 'none, because the name has no Y', vowelYs[0], 'range');
  }
  for (const place of vowelYs) checkWhole(place, 'options.vowelYs', 0, ys - 1);
}

/** The counted letters of a name added up and reduced (RULES.md#name-total), in one sum or word by word. */
export function nameTotal<M extends number>(
  reading: NameReading<M>,
  selection: SimpleSelection,
): Worked<Digit | M | 0> {
  const { method, masters } = reading;
  if (method === 'whole') return totalInOneSum(reading.letters, selection, masters);
  const kept = method === 'parts' ? masters : [];
  const words = reading.words.map((word) => asPart('word', totalInOneSum(word, selection, kept)));
  return sumOfParts(words, masters);
}

/** The counted letters added in one sum and reduced. */
export function totalInOneSum<M extends number>(
  letters: ReadLetters,
  selection: SimpleSelection,
  masters: readonly M[],
): Worked<Digit | M | 0> {
  return totalOfLetters(lettersOf(letters, selection), masters);
}

/** The same for letters that already have their values. */
export function totalOfLetters<M extends number>(
  letters: LettersStep,
  masters: readonly M[],
): Worked<Digit | M | 0> {
  return reducedSum(letters.to, masters, [letters]);
}
