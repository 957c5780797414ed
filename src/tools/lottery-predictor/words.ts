import type { CalendarDate } from '@ninefold/numerology';
import { counted, listed, longDate } from '#texts/language';
import type { LotteryRecord } from './lottery-record';
import type { Prediction } from './prediction';

/** What the alerts say. */
export const NO_NAME_OR_LIFE_PATH = 'Please enter a valid Life Path number (1-33) and your name';
export const NO_NUMBERS = 'Please enter the lottery winning numbers';
export const NOT_SIX = 'Please enter exactly 6 valid numbers (1-49) separated by commas';

/** The outcome of a check, as it is announced. */
export function describeMatches({ matches, userNumbers, winningNumbers }: LotteryRecord): string {
  const which = userNumbers.filter((number) => winningNumbers.includes(number)).map(String);
  const list = which.length > 0 ? `: ${listed(which)}` : '';
  return `${matches} of your six numbers matched${list}.`;
}

/** What the wheel shows. */
export function describeWheel(numbers: readonly number[], drawn: readonly number[]): string {
  const list = (items: readonly number[]) => listed(items.map(String));
  if (numbers.length === 0) return 'A ring of the numbers from 1 to 49.';
  const own = `A ring of the numbers from 1 to 49, with ${list(numbers)} joined by lines`;
  return drawn.length === 0 ? `${own}.` : `${own} and ${list(drawn)}, which were drawn, circled.`;
}

/** Whose numbers these are, and of which day. */
export function describePrediction(
  { name, lifePathNumber, period }: Prediction,
  day: CalendarDate,
) {
  return `${period === 'daily' ? 'Daily' : 'Weekly'} numbers for ${name}, Life Path ${lifePathNumber}, made on ${longDate(day)}.`;
}

/** Said of the weekly numbers, of which a year has two sets. */
export const twoSets = ({ year }: CalendarDate) =>
  `${year} has only two weekly sets, and everybody gets one of them. Your Life Path and the date decide which.`;

export const howMany = (count: number) =>
  `${counted(count, 'result')}, in this browser and nowhere else.`;

export const describeChart = (matches: readonly number[]) =>
  `Matches of the latest ${matches.length} checks, the oldest first: ${matches.join(', ')}.`;

/** What the chart shows: every check, or the latest. */
export const chartCaption = (latest: number | undefined) =>
  `Matches, check by check${latest ? `, the latest ${latest}` : ''}`;

export const whoseStats = (name: string, checks: number) =>
  checks > 0 ? `For ${name}` : 'No draw checked yet.';
