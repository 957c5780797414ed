import { countedPull } from '#texts/portrait';
import { portraitBothAtOnce } from '#texts/readings/portrait/both-at-once';
import { portraitEvidence } from '#texts/readings/portrait/evidence';
import { portraitPairs } from '#texts/readings/portrait/pairs';
import type { HomeNumberId, HomeNumbers } from '../numbers/home-numbers';
import { composePortrait } from './compose';
import { countedNumbers } from './counted-numbers';
import { pairingsOf } from './pairings';
import { ofPair, pullOf } from './pairs';

/*
 * What the numbers of a person say together, with all its sentences. Pages load this file once there
 * is a result.
 */

/** A number of a person beside another one. */
export interface PairingText {
  readonly other: HomeNumberId;
  readonly text: string | undefined;
  readonly toldIn: 'portrait' | HomeNumberId | undefined;
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
export function pairingOf(numbers: HomeNumbers, id: HomeNumberId): PairingText | undefined {
  const all = pairingsOf(numbers);
  const pairing = all.find(({ one }) => one.id === id);
  if (!pairing) return undefined;
  const { one, other, toldIn } = pairing;
  const frame = toldIn ? undefined : ofPair(portraitPairs, one.number, other.number);
  const soulUrge = [one, other].find((it) => it.id === 'soul-urge');
  const counted = countedNumbers(numbers);
  const count = counted.filter(({ number }) => number === one.number).length;
  const text = frame && countedPull(pullOf(frame, soulUrge?.number), count, counted.length);
  return { other: other.id, text, toldIn };
}
