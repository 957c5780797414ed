import type { CalendarDate } from '@ninefold/numerology';
import { counted, listed, longDate, plural } from '../language';

export const nameLabel = 'Your Name';
export const lifePathLabel = 'Life Path Number';
export const lifePathHint = 'Required, 1 to 33';
export const dateHint = 'Optional, fills in an empty Life Path';
export const howOften = 'How often you play';
export const periods = { daily: 'Daily', weekly: 'Weekly' };
export const submit = 'Generate My Power Numbers';
export const privacy =
  'Your birth date isn’t saved. This tab remembers your name and Life Path until you close it, and this browser your name and your results.';
export const aToy =
  'This is a toy, and it doesn’t predict anything: a draw is random, and any other six numbers are just as likely.';

/** What the alerts say. */
export const noNameOrLifePath = 'Please enter a valid Life Path number (1-33) and your name';
export const noNumbers = 'Please enter the lottery winning numbers';
export const wrongCount = 'Please enter exactly 6 valid numbers (1-49) separated by commas';

export const yourNumbers = 'Your power numbers';
export const howFound = 'How these numbers were found';
export const again = 'Generate New Numbers';

/** Whose numbers these are, and of which day. */
export const describePrediction = (
  period: keyof typeof periods,
  name: string,
  lifePath: number,
  day: CalendarDate,
) => `${periods[period]} numbers for ${name}, Life Path ${lifePath}, made on ${longDate(day)}.`;

/** Said of the weekly numbers, of which a year has two sets. */
export const twoSets = ({ year }: CalendarDate) =>
  `${year} has only two weekly sets, and everybody gets one of them. Your Life Path and the date decide which.`;

export const checkLabel = 'Check Against Lottery Results';
// Non-breaking, because of the long label.
export const checkHint = 'Six,\u00a01\u2060–\u206049';
export const checkExample = '3, 11, 19, 24, 38, 45';
export const check = 'Check';
export const matched = 'matched';

/** The outcome of a check, as it is announced. */
export const outcome = (matches: number, which: readonly number[]) =>
  `${matches} of your six numbers matched${which.length > 0 ? `: ${listed(which.map(String))}` : ''}.`;

/** What the wheel shows. */
export function describeWheel(numbers: readonly number[], drawn: readonly number[]): string {
  const list = (items: readonly number[]) => listed(items.map(String));
  if (numbers.length === 0) return 'A ring of the numbers from 1 to 49.';
  const own = `A ring of the numbers from 1 to 49, with ${list(numbers)} joined by lines`;
  return drawn.length === 0 ? `${own}.` : `${own} and ${list(drawn)}, which were drawn, circled.`;
}

/** What storage notes call a result. */
export const theResult = 'Your result';
export const results = 'results';

export const recentResults = 'Recent Results';
export const noResults = 'Nothing yet. Check your numbers against a draw, and it’ll show up here.';
export const yours = 'Yours';
export const drawn = 'Drawn';
/** What follows the count of matches. */
export const matches = (count: number) => plural(count, 'match', 'matches');
/** The button, and the rest of it for a screen reader. */
export const deleteThis = ['Delete', 'this result'] as const;
export const deleted = 'Result deleted.';

export const howMany = (count: number) =>
  `${counted(count, 'result')}, in this browser and nowhere else.`;
export const download = 'Download';

/** Before everything is deleted. */
export const deletion = {
  label: 'Delete',
  question: 'Delete everything?',
  no: 'No, keep it',
  yes: 'Yes, delete it all',
};
export const whatIsDeleted =
  'This takes every saved result, and the saved name, out of this browser, and you can’t undo it. If you may want them back, download them first.';

export const describeChart = (matches: readonly number[]) =>
  `Matches of the latest ${matches.length} checks, the oldest first: ${matches.join(', ')}.`;

/** What the chart shows: every check, or the latest. */
export const chartCaption = (latest: number | undefined) =>
  `Matches, check by check${latest ? `, the latest ${latest}` : ''}`;

export const yourStats = 'Your Stats';
export const statsFor = (name: string) => `For ${name}`;
export const noStats = 'No draw checked yet.';
export const stats = {
  predictions: 'Predictions',
  totalMatches: 'Matches in all',
  bestMatch: 'Best match',
  average: 'Average match',
};

export const leaderboard = 'Leaderboard';
export const topPredictors = 'Top Predictors';
export const noPredictors = 'Nobody’s checked a draw in this browser yet.';
export const columns = {
  name: 'Name',
  totalMatches: 'Matches',
  bestMatch: 'Best',
  predictions: 'Predictions',
};
