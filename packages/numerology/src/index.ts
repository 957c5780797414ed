export { compoundOf, foldToNine, reduceNumber, sumOf } from './arithmetic/arithmetic.ts';
export type { CalendarDate } from './calendar/calendar-date.ts';
export { compareDates, formatDate, parseDate } from './calendar/calendar-date.ts';
export { ageOn, daysInMonth } from './calendar/days.ts';
export type { Bridges } from './combined-numbers/bridges.ts';
export { bridges } from './combined-numbers/bridges.ts';
export type { Chart, DateChart, NameChart, PartialChart } from './combined-numbers/chart.ts';
export { chart } from './combined-numbers/chart.ts';
export type { KarmicDebt, MetDebt } from './combined-numbers/karmic-debts.ts';
export { debtIn, karmicDebts } from './combined-numbers/karmic-debts.ts';
export { career, karmic, maturity, rationalThought } from './combined-numbers/name-and-date.ts';
export type { Profile } from './combined-numbers/profile.ts';
export { profile } from './combined-numbers/profile.ts';
export type { AgeOptions, Essence, EssenceYear, Transit } from './cycles/essence.ts';
export { essence, essenceTable } from './cycles/essence.ts';
export type { Distance, FourSpans, LifeSpan, ThreeSpans } from './cycles/life-spans.ts';
export { challenges, lifePeriods, pinnacles } from './cycles/life-spans.ts';
export type { MonthAhead, MonthsAhead } from './cycles/months-ahead.ts';
export { monthsAhead } from './cycles/months-ahead.ts';
export type { Cycles } from './cycles/personal-cycles.ts';
export { cycles, personalDay, personalMonth, personalYear } from './cycles/personal-cycles.ts';
export type { BirthGrid, GridLine, GridOrder } from './date-numbers/birth-grid.ts';
export { birthGrid } from './date-numbers/birth-grid.ts';
export { attitude, birthday, lifePath } from './date-numbers/date-numbers.ts';
export { universalDay, universalMonth, universalYear } from './date-numbers/universal-numbers.ts';
export type { InputError, InputErrorCode } from './input/input-error.ts';
export { isInputError } from './input/input-error.ts';
export type { Alphabet } from './letters/alphabet.ts';
export { CHALDEAN, GREEK, PYTHAGOREAN, RUSSIAN, SPANISH } from './letters/alphabet.ts';
export { normalizeName } from './letters/normalize-name.ts';
export { letterKey, spellingOf, spellingsIn } from './letters/spelling.ts';
export { assignLetters, letterValue, uncountedLetters } from './name-numbers/assign-letters.ts';
export { balance } from './name-numbers/balance.ts';
export { hiddenPassion, valueCounts } from './name-numbers/counted-values.ts';
export { karmicLessons, subconsciousSelf } from './name-numbers/missing-values.ts';
export {
  business,
  destiny,
  expression,
  firstName,
  personality,
  soulUrge,
} from './name-numbers/name-totals.ts';
export type { Plane, Planes } from './name-numbers/planes-of-expression.ts';
export { planesOfExpression } from './name-numbers/planes-of-expression.ts';
export type { SingleLetter } from './name-numbers/single-letters.ts';
export { capstone, cornerstone, firstVowel } from './name-numbers/single-letters.ts';
export type { CoreNumber, Digit, MasterNumber } from './numbers/core-numbers.ts';
export { CORE_NUMBERS, isCoreNumber, isMaster, MASTER_NUMBERS } from './numbers/core-numbers.ts';
export { pickOptions } from './options/check-options.ts';
export type {
  ChartOptions,
  CountedLetters,
  DayOptions,
  LetterOptions,
  Method,
  Options,
  OptionsFor,
  SumOptions,
} from './options/options.ts';
export { calculate } from './variants/calculate.ts';
export type { Rule, RuleFor, VariantInput, VariantKind, VariantValue } from './variants/kinds.ts';
export type { Variant, VariantWay } from './variants/variants.ts';
export { ruleSets, variants } from './variants/variants.ts';
export { partOf } from './working/part-of.ts';
export type {
  AssignedLetter,
  DifferenceStep,
  DigitCountsStep,
  DigitsStep,
  FoldStep,
  LetterSelection,
  LetterStep,
  LettersStep,
  MasterKeptStep,
  MissingStep,
  MostFrequentStep,
  NineForZeroStep,
  PartName,
  PartStep,
  PlaneName,
  PresentStep,
  ReductionStep,
  Spelling,
  Step,
  SumStep,
  TransitStep,
  Worked,
} from './working/step.ts';
export type { Values } from './working/values-of.ts';
export { valuesOf } from './working/values-of.ts';
