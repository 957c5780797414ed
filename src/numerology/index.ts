export { ageOn } from './age-on';
export { letterValue } from './alphabet';
export { attitude } from './attitude';
export type { PathForward } from './battle-analysis';
export {
  communicationIsPositive,
  emotionsAreSimilar,
  growthIsPositive,
  pathForward,
} from './battle-analysis';
export type { BattleHeadline, BattleLabel } from './battle-label';
export { battleHeadline, battleLabel } from './battle-label';
export { battleNumber } from './battle-number';
export { battleScore } from './battle-score';
export { battleShare } from './battle-share';
export { birthdayNumber } from './birthday-number';
export { businessNumber } from './business-number';
export type { CalendarDate } from './calendar';
export {
  compareDates,
  dayOfYear,
  daysInMonth,
  EARLIEST_BIRTH_DATE,
  isWithin,
  LATEST_BIRTH_DATE,
  parseDate,
} from './calendar';
export { careerNumber } from './career-number';
export { COMPATIBILITY } from './compatibility';
export { dailyScore } from './daily-score';
export type { DailyTier } from './daily-tier';
export { dailyTier, VIBES } from './daily-tier';
export { destiny } from './destiny';
export { expression } from './expression';
export { foldToNine } from './fold-to-nine';
export { formatDate } from './format-date';
export { hiddenPassion } from './hidden-passion';
export type { AllNumbers, HomeNumbers } from './home-numbers';
export { homeNumbers } from './home-numbers';
export type { KarmicDebt, MetDebt } from './karmic-debts';
export { debtIn, karmicDebts } from './karmic-debts';
export { karmicNumber } from './karmic-number';
export type { LeaderboardRow } from './leaderboard';
export { leaderboard } from './leaderboard';
export type { LetterChoices } from './letter-choices';
export { NO_CHOICES } from './letter-choices';
export type { LettersStep } from './letters';
export { assignLetters } from './letters';
export type { LifeSpan } from './life-cycles';
export { challengeNumbers, lifePeriods, pinnacles } from './life-cycles';
export { lifePath } from './life-path';
export { lifePathApart } from './life-path-apart';
export { parseLifePath, parseWinningNumbers } from './lottery-input';
export type { MatchColour } from './lottery-matches';
export { countMatches, matchColour } from './lottery-matches';
export type { Period } from './lottery-numbers';
export { lotteryNumbers } from './lottery-numbers';
export type { LotteryRecord } from './lottery-record';
export { isMaster } from './masters';
export { maturity } from './maturity';
export { missingNumbers } from './missing-numbers';
export type { MonthAhead } from './months-ahead';
export { monthsAhead } from './months-ahead';
export { nameNumber } from './name-number';
export type { Particles } from './particles';
export { particles } from './particles';
export { personalDay } from './personal-day';
export { personalMonth } from './personal-month';
export { personalYear } from './personal-year';
export { personality } from './personality';
export type { Cycles, LastingNumbers, Profile } from './profile';
export { cyclesOn, profile } from './profile';
export { reduceNumber } from './reduce-number';
export { replay } from './replay';
export { soulUrge } from './soul-urge';
export type { Spelling } from './spelling';
export { letterKey, otherScriptLetters, spellingOf, spellingsIn } from './spelling';
export type { LotteryStats } from './stats-for';
export { statsFor } from './stats-for';
export { universalDay } from './universal-day';
export { valueCounts } from './value-counts';
export type { AssignedLetter, LetterSelection, PartName, Step, Worked } from './working';
