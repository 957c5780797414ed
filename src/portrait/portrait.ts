import type { HomeNumbers } from '../numbers/home-numbers';
import { portraitAlone } from '../readings/portrait/alone';
import { portraitBothAtOnce } from '../readings/portrait/both-at-once';
import { portraitEvidence } from '../readings/portrait/evidence';
import { portraitPairs } from '../readings/portrait/pairs';
import { besides } from './beside';
import { composePortrait, type PortraitTables } from './compose';
import { countedNumbers, type NumberKey } from './counted-numbers';
import { facetNumbers } from './facet-numbers';
import { ofPair, pullOf } from './pairs';

/*
 * What the numbers of a person say together, with all its sentences. Pages load this file once there
 * is a result.
 */

/** The sentences that portraits are made of. */
export const portraitTables: PortraitTables = {
  evidence: portraitEvidence,
  bothAtOnce: portraitBothAtOnce,
  pairs: portraitPairs,
  alone: portraitAlone,
};

/** A number of a person beside another one. */
export interface BesideText {
  readonly other: NumberKey;
  /** What the two do to each other, and what helps; none where it is told elsewhere. */
  readonly paragraphs: readonly string[];
  readonly toldIn: 'portrait' | NumberKey | undefined;
}

/** The portrait of a person in paragraphs, the pull first; none where nothing can be counted. */
export function portraitOf(numbers: HomeNumbers): readonly string[] {
  return composePortrait(facetNumbers(numbers), portraitTables).map((paragraph) =>
    withCount(paragraph, numbers),
  );
}

const TIMES = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** A pull of two equal numbers, with as many of them as the nine have: Expression repeats Destiny. */
function withCount(text: string, numbers: HomeNumbers): string {
  return text.replace(/(\d+) twice/, (twice, number) => {
    const equal = countedNumbers(numbers).filter((one) => one.number === Number(number));
    const more = TIMES[equal.length - 3];
    return more ? `${number} ${more} times` : twice;
  });
}

/** What one of the nine numbers does beside another; undefined where it has no other. */
export function besideOf(numbers: HomeNumbers, key: NumberKey): BesideText | undefined {
  const beside = besides(numbers).find(({ one }) => one.key === key);
  if (!beside) return undefined;
  const { one, other, toldIn } = beside;
  const soulUrge = [one, other].find((it) => it.key === 'soulUrgeNumber');
  const frame = toldIn ? undefined : ofPair(portraitPairs, one.number, other.number);
  const pull = frame && withCount(pullOf(frame, soulUrge?.number), numbers);
  const paragraphs = pull ? [pull, frame.turn] : [];
  return { other: other.key, paragraphs, toldIn };
}
