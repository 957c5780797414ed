import type { CoreNumber, Digit } from '@ninefold/numerology';
import type { Evidence, ForPairs, PortraitFrame } from '../readings/portrait/types';
import { centralPair, type Placed, placed } from './central-pair';
import type { FacetNumbers } from './facet-numbers';
import { leaningTo } from './leaning';
import { ofPair, pullOf } from './pairs';
import { repetitionOf } from './repetition';

/** The sentences that portraits are made of. */
export interface PortraitTables {
  readonly evidence: Evidence;
  readonly bothAtOnce: ForPairs<string>;
  readonly pairs: ForPairs<PortraitFrame>;
  readonly alone: Readonly<Record<CoreNumber, PortraitFrame>>;
}

/** A sentence of evidence to be chosen from its variants, and the number that it speaks for. */
interface Slot {
  readonly side: CoreNumber;
  readonly variants: readonly string[];
}

/** Each number of the pair has a sentence, and one of the two, or the only one, has more. */
const SENTENCES = 3;

/**
 * One portrait of a person's numbers, in paragraphs: the pull of two of them, what shows the one,
 * what shows the other, and the turn. The same numbers always give the same portrait.
 */
export function composePortrait(numbers: FacetNumbers, tables: PortraitTables): readonly string[] {
  const pair = centralPair(numbers);
  const frame = frameOf(pair, tables);
  if (!frame) return [];
  const soulUrge = pair.find(({ facet }) => facet === 'soulUrge');
  const pull = pullOf(frame, soulUrge?.number);
  const sides = sidesIn(pull, pair);
  const scene = sceneOf(sides, tables);
  const seed = seedOf(numbers);
  const slots = slotsOf(numbers, pair, sides, tables.evidence, seed);
  const sentences = chooseSentences(slots, [pull, scene, frame.turn].join(' '), seed);
  const evidence = sides.map((side) => sentences.filter((_, index) => slots[index]?.side === side));
  return [pull, ...withScene(evidence, scene).map((all) => all.join(' ')), frame.turn];
}

function frameOf([one, other]: readonly Placed[], tables: PortraitTables) {
  if (!one) return undefined;
  return other ? ofPair(tables.pairs, one.number, other.number) : tables.alone[one.number];
}

/** The numbers that the evidence is for, in the order in which the pull names them. */
function sidesIn(pull: string, pair: readonly Placed[]): readonly CoreNumber[] {
  const position = (number: number) => pull.search(new RegExp(`(?<!\\d)${number}(?!\\d)`));
  const sides = new Set(pair.map(({ number }) => number));
  return [...sides].sort((one, other) => position(one) - position(other));
}

/** The sentence in which both sides act; none where there is only one. */
function sceneOf([first, second]: readonly CoreNumber[], { bothAtOnce }: PortraitTables): string {
  return (first && second && ofPair(bothAtOnce, first, second)) ?? '';
}

/** The pair itself, then whoever leans to a side; where no one does, more of the pair. */
function slotsOf(
  numbers: FacetNumbers,
  pair: readonly Placed[],
  sides: readonly CoreNumber[],
  evidence: Evidence,
  seed: number,
): readonly Slot[] {
  const others = placed(numbers).filter(({ facet }) => pair.every((it) => it.facet !== facet));
  const leaning = rotated(others, seed)
    .flatMap((it) => leaningTo(it.number, sides).map((to) => ({ ...it, ...to })))
    .sort((one, other) => one.distance - other.distance);
  const own = pair.map((it) => ({ ...it, side: it.number }));
  return [...own, ...leaning.slice(0, 1), ...rotated(own, seed), ...own]
    .slice(0, SENTENCES)
    .map(({ facet, number, side }) => ({ side, variants: evidence[facet][number as Digit] }));
}

/** A sentence for each slot: the one that repeats least of the text and of the others. */
function chooseSentences(slots: readonly Slot[], text: string, seed: number): readonly string[] {
  const chosen: string[] = [];
  for (const [index, { variants }] of slots.entries()) {
    const repetition = repetitionOf([text, ...chosen].join(' '));
    const [freshest] = rotated(variants, seed >>> (index * 4))
      .filter((sentence) => !chosen.includes(sentence))
      .map((sentence) => ({ sentence, repeats: repetition(sentence) }))
      .sort((one, other) => one.repeats - other.repeats);
    chosen.push(freshest?.sentence ?? '');
  }
  return chosen;
}

/** The scene ends the shorter paragraph. */
function withScene(
  evidence: readonly (readonly string[])[],
  scene: string,
): readonly (readonly string[])[] {
  if (!scene) return evidence;
  const shortest = Math.min(...evidence.map(({ length }) => length));
  const place = evidence.findIndex(({ length }) => length === shortest);
  return evidence.map((all, index) => (index === place ? [...all, scene] : all));
}

/** The list from another place on; what stood before it comes last. */
function rotated<T>(list: readonly T[], by: number): readonly T[] {
  const start = by % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}

/** A number that differs where one of the person's numbers does (a 32-bit FNV-1a hash). */
function seedOf(numbers: FacetNumbers): number {
  const hash = placed(numbers).reduce(
    (mixed, { number }) => Math.imul(mixed ^ number, 0x01000193),
    0x811c9dc5,
  );
  return hash >>> 0;
}
