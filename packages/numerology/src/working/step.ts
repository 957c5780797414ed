/**
 * A value together with the steps that produced it. The value is the result of the last step (its `to`),
 * so the two cannot disagree. Your own calculations can add kinds of steps: `Worked<number, Step | MyStep>`.
 */
export interface Worked<T, S = Step> {
  readonly value: T;
  readonly steps: readonly S[];
}

/** A letter of a name in capitals, its value, and whether this number counts it. */
export interface AssignedLetter {
  readonly letter: string;
  readonly value: number;
  readonly counted: boolean;
}

/** A letter that its alphabet does not have, and the letters that it counts as. */
export interface Spelling {
  /** As written in the name. */
  readonly character: string;
  /** In capitals: `L` for Ł, `AE` for Æ. */
  readonly as: string;
}

/** One of the four planes of expression. */
export type PlaneName = 'physical' | 'mental' | 'emotional' | 'intuitive';

/** Which letters of a name a number counts. */
export type LetterSelection =
  | 'all'
  | 'vowels'
  | 'consonants'
  | 'first-word'
  | 'initials'
  | 'first-letter'
  | 'last-letter'
  | 'first-vowel'
  | PlaneName;

/** The name of a calculation that is part of another one. */
export type PartName =
  | 'name'
  | 'word'
  | 'first-name'
  | 'middle-names'
  | 'last-name'
  | 'date'
  | 'month'
  | 'day'
  | 'year'
  | 'life-path'
  | 'destiny'
  | 'expression'
  | 'soul-urge'
  | 'personality'
  | 'first-number'
  | 'second-number'
  | 'first-pinnacle'
  | 'second-pinnacle'
  | 'first-challenge'
  | 'second-challenge';

/**
 * Each letter with its value; the result is the values of those that count. `words` is the number of
 * letters in each word (Anne-Marie is one), `spelled` the characters that counted as other letters (each once, regardless of
 * case), and `ignored` every other character except white space, once.
 */
export interface LettersStep {
  readonly kind: 'letters';
  /** The name of the alphabet. */
  readonly alphabet: string;
  readonly selection: LetterSelection;
  readonly letters: readonly AssignedLetter[];
  readonly words: readonly number[];
  readonly spelled: readonly Spelling[];
  readonly ignored: readonly string[];
  readonly to: readonly number[];
}

/** The digits of a date or of a part of one. */
export interface DigitsStep {
  readonly kind: 'digits';
  readonly text: string;
  readonly to: readonly number[];
}

/** Terms added up. Those of a date are its month, its day, and sometimes a year, in this order. */
export interface SumStep {
  readonly kind: 'sum';
  readonly terms: readonly number[];
  readonly of?: 'date';
  readonly to: number;
}

/** One round of adding a number's digits: 25 → 2 + 5 → 7. */
export interface ReductionStep {
  readonly kind: 'reduction';
  readonly from: number;
  readonly digits: readonly number[];
  readonly to: number;
}

/** A master number stays as it is. */
export interface MasterKeptStep {
  readonly kind: 'master-kept';
  readonly to: number;
}

/** A number above 9 folded to 1–9: its remainder when divided by 9, or 9 if there is none. */
export interface FoldStep {
  readonly kind: 'fold';
  readonly from: number;
  readonly remainder: number;
  readonly to: number;
}

/** The distance between two numbers. */
export interface DifferenceStep {
  readonly kind: 'difference';
  readonly left: number;
  readonly right: number;
  readonly to: number;
}

/** No distance counts as 9. */
export interface NineForZeroStep {
  readonly kind: 'nine-for-zero';
  readonly to: 9;
}

/** A calculation of its own, whose result a later step uses. */
export interface PartStep<Name extends string = PartName, S = Step> {
  readonly kind: 'part';
  readonly name: Name;
  readonly steps: readonly S[];
  readonly to: number;
}

/**
 * How often each value 1–9 occurs (`counts[0]` is for 1); the result is the most frequent value. `tied`
 * lists every value that occurs as often, the lowest first. Without letters it is empty, and the result is
 * undefined.
 */
export interface MostFrequentStep {
  readonly kind: 'most-frequent';
  readonly counts: readonly number[];
  readonly tied: readonly number[];
  readonly to: number | undefined;
}

/** The values 1–9 that no letter has, and how often each value occurs. */
export interface MissingStep {
  readonly kind: 'missing';
  readonly counts: readonly number[];
  readonly to: readonly number[];
}

/** How many of the values 1–9 the letters have, and how often each value occurs. */
export interface PresentStep {
  readonly kind: 'present';
  readonly counts: readonly number[];
  readonly to: number;
}

/** The value of one letter, or undefined if there is no such letter. */
export interface LetterStep {
  readonly kind: 'letter';
  readonly letter: string | undefined;
  readonly to: number | undefined;
}

/**
 * The letter of a name that a person is in at an age. Each letter lasts as many years as it is worth, and
 * after `cycle` years the name starts over.
 */
export interface TransitStep {
  readonly kind: 'transit';
  readonly age: number;
  readonly cycle: number;
  readonly letter: string;
  readonly to: number;
}

/** How often each digit 1–9 occurs. 0 does not count. */
export interface DigitCountsStep {
  readonly kind: 'digit-counts';
  readonly to: readonly number[];
}

/**
 * One step of a calculation: plain data, no sentences. In every kind, `to` is the result, and the rest is
 * what it was made from.
 */
export type Step =
  | LettersStep
  | DigitsStep
  | SumStep
  | ReductionStep
  | MasterKeptStep
  | FoldStep
  | DifferenceStep
  | NineForZeroStep
  | PartStep
  | MostFrequentStep
  | MissingStep
  | PresentStep
  | LetterStep
  | TransitStep
  | DigitCountsStep;
