import type { CalendarDate } from '@ninefold/numerology';
import { fullDate, longDate } from '../language';

export const caption = 'Somebody’s day, in percent. Yours will be another one.';
export const aboutScore =
  'The score is a game between your birthday and the calendar. It’s worked out from two dates and nothing else, and it’s for entertainment only.';

/** What precedes the date. */
export const todayIs = 'Today is ';
export const dateLimits = (from: number) => `${from} to today`;
export const onceAgain = (birth: CalendarDate) => `Use ${longDate(birth)} again`;
export const submit = 'Decode My Destiny';
export const privacy =
  'The sums are done in your browser, and nothing you type leaves it. This tab remembers your date until you close it.';
export const loading = 'Consulting the cosmos...';

/** What the score is of: “May 15, 1990 · Thursday, January 1, 2026”. */
export const describeDecoding = (birth: CalendarDate, day: CalendarDate) =>
  `${longDate(birth)} · ${fullDate(day)}`;

export const compatibility = 'Compatibility';
/** What a screen reader says before the vibe. */
export const beforeVibe = (score: number) => `${score}% compatibility: `;
export const again = 'Try Again';

/** The vibe of each tier. */
export const vibes = {
  'cosmic-alignment': 'Cosmic Alignment',
  'high-frequency': 'High Frequency',
  'harmonious-flow': 'Harmonious Flow',
  'transformation-zone': 'Transformation Zone',
  'reflection-time': 'Reflection Time',
};

export const kind = 'Daily Destiny Score';
export const shareTitle = 'Daily Destiny Decoder';

/** The score, as it is shared. */
export const describeScore = (score: number, tier: keyof typeof vibes) =>
  `My Daily Destiny Score: ${score}% - ${vibes[tier]}! Check your cosmic compatibility at Daily Destiny Decoder!`;

export const copyByHand = 'Copy this text';
/** What the alert says. */
export const copied = 'Score copied to clipboard!';
