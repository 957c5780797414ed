export { careerNumber } from './combined-numbers/career-number.ts';
export type { AllNumbers, HomeNumbers } from './combined-numbers/home-numbers.ts';
export { homeNumbers } from './combined-numbers/home-numbers.ts';
export type { KarmicDebt, MetDebt } from './combined-numbers/karmic-debts.ts';
export { debtIn, karmicDebts } from './combined-numbers/karmic-debts.ts';
export { karmicNumber } from './combined-numbers/karmic-number.ts';
export { maturity } from './combined-numbers/maturity.ts';
export type { Cycles, LastingNumbers, Profile } from './combined-numbers/profile.ts';
export { cyclesOn, profile } from './combined-numbers/profile.ts';
export type { LifeSpan } from './cycles/life-cycles.ts';
export { challengeNumbers, lifePeriods, pinnacles } from './cycles/life-cycles.ts';
export type { MonthAhead } from './cycles/months-ahead.ts';
export { monthsAhead } from './cycles/months-ahead.ts';
export { personalDay } from './cycles/personal-day.ts';
export { personalMonth } from './cycles/personal-month.ts';
export { personalYear } from './cycles/personal-year.ts';
export { ageOn } from './date-numbers/age-on.ts';
export { attitude } from './date-numbers/attitude.ts';
export { birthdayNumber } from './date-numbers/birthday-number.ts';
export type { CalendarDate } from './date-numbers/calendar.ts';
export {
  compareDates,
  dayOfYear,
  daysInMonth,
  EARLIEST_BIRTH_DATE,
  isWithin,
  LATEST_BIRTH_DATE,
  parseDate,
} from './date-numbers/calendar.ts';
export { formatDate } from './date-numbers/format-date.ts';
export { lifePath } from './date-numbers/life-path.ts';
export { lifePathApart } from './date-numbers/life-path-apart.ts';
export { universalDay } from './date-numbers/universal-day.ts';
export type { LetterChoices } from './letters/letter-choices.ts';
export { NO_CHOICES } from './letters/letter-choices.ts';
export { letterValue, revalueLetters } from './letters/letter-value.ts';
export type { LettersStep } from './letters/letters.ts';
export { assignLetters } from './letters/letters.ts';
export type { Spelling } from './letters/spelling.ts';
export { letterKey, otherScriptLetters, spellingOf, spellingsIn } from './letters/spelling.ts';
export { valueCounts } from './letters/value-counts.ts';
export { businessNumber } from './name-numbers/business-number.ts';
export type { ChaldeanNumber } from './name-numbers/chaldean-number.ts';
export { chaldeanNumber } from './name-numbers/chaldean-number.ts';
export { destiny } from './name-numbers/destiny.ts';
export { expression } from './name-numbers/expression.ts';
export { hiddenPassion } from './name-numbers/hidden-passion.ts';
export { missingNumbers } from './name-numbers/missing-numbers.ts';
export { nameNumber } from './name-numbers/name-number.ts';
export { nameTotal } from './name-numbers/name-total.ts';
export { personality } from './name-numbers/personality.ts';
export { soulUrge } from './name-numbers/soul-urge.ts';
export type { CoreNumber, Digit, MasterNumber } from './numbers.ts';
export { CORE_NUMBERS, isCoreNumber, isMaster } from './numbers.ts';
export { foldToNine } from './working/fold-to-nine.ts';
export { partOf } from './working/part-of.ts';
export { reduceNumber } from './working/reduce-number.ts';
export { roundHalfUp } from './working/round-half-up.ts';
export type {
  Alphabet,
  AssignedLetter,
  LetterSelection,
  PartName,
  Step,
  Worked,
} from './working/working.ts';
export { sumInto } from './working/write-steps.ts';
