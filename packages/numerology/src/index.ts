export { compoundOf } from './arithmetic/compound-of.ts';
export { foldToNine } from './arithmetic/fold-to-nine.ts';
export { reduceNumber } from './arithmetic/reduce-number.ts';
export { sumOf } from './arithmetic/sum-of.ts';
export type { CalendarDate } from './calendar/calendar-date.ts';
export { compareDates, formatDate, parseDate } from './calendar/calendar-date.ts';
export { ageOn, daysInMonth } from './calendar/days.ts';
export type { Bridges } from './combined-numbers/bridges.ts';
export { bridges } from './combined-numbers/bridges.ts';
export { career } from './combined-numbers/career.ts';
export type { Chart, DateChart, NameChart, PartialChart } from './combined-numbers/chart.ts';
export { chart } from './combined-numbers/chart.ts';
export { karmic } from './combined-numbers/karmic.ts';
export type { KarmicDebt, MetDebt } from './combined-numbers/karmic-debts.ts';
export { debtIn, karmicDebts } from './combined-numbers/karmic-debts.ts';
export { maturity } from './combined-numbers/maturity.ts';
export type { Profile } from './combined-numbers/profile.ts';
export { profile } from './combined-numbers/profile.ts';
export { rationalThought } from './combined-numbers/rational-thought.ts';
export type { Distance } from './cycles/challenges.ts';
export { challenges } from './cycles/challenges.ts';
export type { Cycles } from './cycles/cycles.ts';
export { cycles } from './cycles/cycles.ts';
export type { Essence, Transit } from './cycles/essence.ts';
export { essence } from './cycles/essence.ts';
export type { AgeOptions, EssenceYear } from './cycles/essence-table.ts';
export { essenceTable } from './cycles/essence-table.ts';
export { lifePeriods } from './cycles/life-periods.ts';
export type { FourSpans, LifeSpan, ThreeSpans } from './cycles/life-span.ts';
export type { MonthAhead, MonthsAhead } from './cycles/months-ahead.ts';
export { monthsAhead } from './cycles/months-ahead.ts';
export { personalDay } from './cycles/personal-day.ts';
export { personalMonth } from './cycles/personal-month.ts';
export { personalYear } from './cycles/personal-year.ts';
export { pinnacles } from './cycles/pinnacles.ts';
export { attitude } from './date-numbers/attitude.ts';
export type { BirthGrid, GridLine, GridOrder } from './date-numbers/birth-grid.ts';
export { birthGrid } from './date-numbers/birth-grid.ts';
export { birthday } from './date-numbers/birthday.ts';
export { lifePath } from './date-numbers/life-path.ts';
export { universalDay, universalMonth, universalYear } from './date-numbers/universal-numbers.ts';
export type { InputError, InputErrorCode } from './input/input-error.ts';
export { isInputError } from './input/input-error.ts';
export type { Alphabet } from './letters/alphabet.ts';
export { CHALDEAN, PYTHAGOREAN } from './letters/alphabet.ts';
export { normalizeName } from './letters/normalize-name.ts';
export { GREEK, RUSSIAN } from './letters/other-alphabets.ts';
export { letterKey, spellingOf, spellingsIn } from './letters/spelling.ts';
export { valueCounts } from './letters/value-counts.ts';
export { assignLetters, uncountedLetters } from './name-numbers/assign-letters.ts';
export { balance } from './name-numbers/balance.ts';
export { business } from './name-numbers/business.ts';
export { destiny } from './name-numbers/destiny.ts';
export { expression } from './name-numbers/expression.ts';
export { firstName } from './name-numbers/first-name.ts';
export { hiddenPassion } from './name-numbers/hidden-passion.ts';
export { karmicLessons } from './name-numbers/karmic-lessons.ts';
export { letterValue } from './name-numbers/letter-value.ts';
export { personality } from './name-numbers/personality.ts';
export type { Plane, Planes } from './name-numbers/planes-of-expression.ts';
export { planesOfExpression } from './name-numbers/planes-of-expression.ts';
export type { SingleLetter } from './name-numbers/single-letters.ts';
export { capstone, cornerstone, firstVowel } from './name-numbers/single-letters.ts';
export { soulUrge } from './name-numbers/soul-urge.ts';
export { subconsciousSelf } from './name-numbers/subconscious-self.ts';
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
export type { RuleFor, VariantInput, VariantKind, VariantValue } from './variants/kinds.ts';
export type { Rule } from './variants/rule.ts';
export { ruleSets } from './variants/rule-sets.ts';
export type { Variant, VariantWay } from './variants/variants.ts';
export { variants } from './variants/variants.ts';
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
