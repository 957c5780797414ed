import type { HomeNumbers } from '../numbers/home-numbers';
import { portraitBothAtOnce } from '../readings/portrait/both-at-once';
import { portraitEvidence } from '../readings/portrait/evidence';
import { portraitPairs } from '../readings/portrait/pairs';
import { besides } from './beside';
import { composePortrait } from './compose';
import { countedNumbers, type NumberKey } from './counted-numbers';
import { countedPull, ofPair, pullOf } from './pairs';

/*
 * What the numbers of a person say together, with all its sentences. Pages load this file once there
 * is a result.
 */

/** A number of a person beside another one. */
export interface BesideText {
  readonly other: NumberKey;
  /** What the two do to each other; none where it is told elsewhere. */
  readonly text: string | undefined;
  readonly toldIn: 'portrait' | NumberKey | undefined;
}

/** The portrait of a person in paragraphs, the pull first; none where nothing can be counted. */
export function portraitOf(numbers: HomeNumbers): readonly string[] {
  return composePortrait(countedNumbers(numbers), {
    evidence: portraitEvidence,
    bothAtOnce: portraitBothAtOnce,
    pairs: portraitPairs,
  });
}

/** What one of the nine numbers does beside another; undefined where it has no other. */
export function besideOf(numbers: HomeNumbers, key: NumberKey): BesideText | undefined {
  const all = besides(numbers);
  const beside = all.find(({ one }) => one.key === key);
  if (!beside) return undefined;
  const { one, other, toldIn } = beside;
  const frame = toldIn ? undefined : ofPair(portraitPairs, one.number, other.number);
  const soulUrge = [one, other].find((it) => it.key === 'soulUrgeNumber');
  const count = all.filter((it) => it.one.number === one.number).length;
  const text = frame && countedPull({ ...frame, pull: pullOf(frame, soulUrge?.number) }, count);
  return { other: other.key, text, toldIn };
}
