import {
  type ComparedPerson,
  type Comparison,
  compare,
  OVERALL_FROM,
  type PairRow,
} from '../../../compatibility/compare';
import { listed } from '../../../config/language';
import { numberNames } from '../../../numbers/number-names';
import type { Entry } from '../../../person/entry/entry';
import type { CountedPerson } from '../../../person/entry/person';
import type { Asked } from '../../../person/tool/tool';

/** Two people, and how they compare. */
export interface Pair {
  readonly pair: readonly [ComparedPerson, ComparedPerson];
  readonly comparison: Comparison;
}

/** Two people compared; undefined where something of one of them is missing. */
export function pairOf({ people: [first, second, third] }: Asked): Pair | undefined {
  if (!isWhole(first) || !isWhole(second) || third) return undefined;
  return { pair: [first, second], comparison: compare(first, second) };
}

/** Whether an entry is a half: somebody who invites another to add theirs. */
export function isHalf({ people: [{ name, date }, second] }: Entry): boolean {
  return name !== '' && date !== undefined && !second;
}

function isWhole(person: CountedPerson | undefined): person is CountedPerson & ComparedPerson {
  return Boolean(person?.name && person.date);
}

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

/** What the percentage of two people means, in a plain sentence. */
export function scoreMeaning(score: number): string {
  return MEANINGS.find(([lowest]) => score >= lowest)?.[1] ?? '';
}

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
