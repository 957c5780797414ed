import type { CalendarDate } from '@ninefold/numerology';
import { fullDate, longDate } from '#texts/language';
import type { Decoding } from './decoding';

export const describeDecoding = ({ birth, day }: Decoding) =>
  `${longDate(birth)} · ${fullDate(day)}`;

/** The score, as it is shared. */
export const describeScore = (score: number, vibe: string) =>
  `My Daily Destiny Score: ${score}% - ${vibe}! Check your cosmic compatibility at Daily Destiny Decoder!`;

export const onceAgain = (birth: CalendarDate) => `Use ${longDate(birth)} again`;

/** What a screen reader says before the vibe. */
export const beforeVibe = (score: number) => `${score}% compatibility: `;

/** What precedes the date. */
export const TODAY_IS = 'Today is ';
