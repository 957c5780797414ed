import { listed, times } from '#texts/language';
import { type Comparison, OVERALL_FROM, type PairRow } from '../../compatibility/compare';
import { numberNames } from '../../numbers/number-names';
import type { Meeting } from '../../readings/together-types';
import { unbrokenSum } from '../../ui/text/unbroken-sum';
import type { Pair } from './comparison/pair';

export const bothNames = (pair: Pair['pair']) => listed(pair.map(({ name }) => name));

export const announce = ({ pair, comparison: { score } }: Pair) =>
  `${bothNames(pair)}: ${score}%. ${scoreMeaning(score)}`;

/** What a percentage means, from its lowest value on. The scores run from 32 to 88. */
const MEANINGS = [
  [
    OVERALL_FROM.veryWell,
    'Your numbers get along very well: nearly everywhere they meet, they help each other.',
  ],
  [
    OVERALL_FROM.well,
    'Your numbers get along well: they help each other more often than they argue.',
  ],
  [
    OVERALL_FROM.average,
    'Your numbers get along about as well as most: some help each other, and some don’t.',
  ],
  [
    OVERALL_FROM.apart,
    'Your numbers often want different things, so the two of you have more explaining to do.',
  ],
  [
    0,
    'Your numbers pull in different directions, so there’s a lot each of you could learn from the other.',
  ],
] as const;

export const scoreMeaning = (score: number) =>
  MEANINGS.find(([lowest]) => score >= lowest)?.[1] ?? '';

/** “You’re closest in Soul Urge and furthest apart in Life Path.” Empty if all scores are equal. */
export function extremes({ rows }: Comparison): string {
  const scores = rows.map(({ score }) => score.value);
  const [lowest, highest] = [Math.min(...scores), Math.max(...scores)];
  if (lowest === highest) return '';
  return `You’re closest in ${labels(rows, highest)} and furthest apart in ${labels(rows, lowest)}.`;
}

function labels(rows: readonly PairRow[], score: number): string {
  return listed(
    rows.filter((row) => row.score.value === score).map(({ kind }) => numberNames[kind].label),
  );
}

/** Why the scores are as they are, and where there is another. */
export const ABOUT_SCORES =
  'No pair of numbers gets less than 32% or more than 88%, so nobody gets 100%. It’s a game with numbers, not a verdict on two people. [Name Vibration](page:names-battle) scores one pair of numbers, from two names, so you get another score there.';

const MEETINGS: Readonly<Record<Meeting, string>> = {
  same: 'the same number',
  friends: 'natural friends',
  neutral: 'neither close nor far',
  opposite: 'opposites',
};

export const rowTitle = ({ kind, first, second }: PairRow) =>
  `${numberNames[kind].label} ${first.value} and ${second.value}`;

/** A link to the text about two numbers. */
export const asPair = (first: number, second: number) => `${first} and ${second} as a pair`;

/** The summary of the working of both numbers. */
export const howBothFound = ({ first, second }: PairRow) =>
  first.value === second.value
    ? `How both ${first.value}s were found`
    : `How ${first.value} and ${second.value} were found`;

/** The score of one kind of number, and why. */
export function describeRow({ score, isIncomplete, meeting }: PairRow): string {
  const why = isIncomplete ? 'because there’s nothing to compare' : MEETINGS[meeting];
  return `${score.value}%, ${why}`;
}

/** Why there is nothing to compare. */
export function whyIncomplete({ first, second, score }: PairRow): string {
  const why =
    first.value === second.value
      ? 'Neither name has letters for this number, so both are 0'
      : 'One of the names has no letters for this number, so it’s 0';
  return `${why}. The pair counts as ${score.value}%.`;
}

export const howMuchItCounts = ({ kind, weight }: PairRow) =>
  `${numberNames[kind].label}, which counts ${times(weight)}:`;

/** “4 × 86 + 3 × 70 = 554”. */
export function weightedSum({ rows, total }: Comparison): string {
  const products = rows.map(({ weight, score }) => `${weight} × ${score.value}`);
  return unbrokenSum(`${products.join(' + ')} = ${total}`);
}

export const roundedMean = ({ total, weights, score }: Comparison) =>
  `${unbrokenSum(`${total} ÷ ${weights}`)}, rounded, is ${score}%.`;

/** The promise of privacy to whoever was invited. */
export const invitationPrivacy = (inviter: string) =>
  `Nothing reaches a server, or ${inviter}, unless you send a link yourself.`;

/** What whoever invites would like, their name stressed. */
const WISH = ' would like to know how the two of you get along.';
export const wantsToKnow = (inviter: string) => ['', inviter, WISH];
