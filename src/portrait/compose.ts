import type { CoreNumber } from '@ninefold/numerology';
import { sentencesOf } from '#texts/language';
import * as words from '#texts/portrait';
import type { HomeNumberId } from '../numbers/home-numbers';
import type { Evidence, ForPairs, PortraitFrame, Variants } from '../readings/portrait-types';
import type { CountedNumber } from './counted-numbers';
import { ofPair, pullOf } from './pairs';
import { clashOf, mainSides, type Side, sidesOf } from './sides';

/** The sentences that portraits are made of. */
export interface PortraitTables {
  readonly evidence: Evidence;
  readonly bothAtOnce: ForPairs<string>;
  readonly pairs: ForPairs<PortraitFrame>;
}

/** From so many places on, none is named. */
const NEARLY_ALL = 5;

/** So many words a portrait has at most. */
const LONGEST = 150;

/**
 * One portrait of a person's numbers, in paragraphs: the numbers that many of the nine are, the biggest
 * clash, where each side of it shows, where all the others do, and the turn. The same numbers always give the same portrait.
 */
export function composePortrait(
  counted: readonly CountedNumber[],
  { evidence, bothAtOnce, pairs }: PortraitTables,
): readonly string[] {
  const sides = sidesOf(counted);
  const mains = mainSides(sides);
  const [one, other] = clashOf(sides);
  const [main, anotherMain] = mains;
  const many = main && !anotherMain ? ofPair(pairs, main.number, main.number) : undefined;
  const clash = one && other && ofPair(pairs, one.number, other.number);
  const turn = (clash ?? many)?.turn;
  if (!turn) return [];
  const opening =
    main && many ? [words.countedPull(many.pull, main.places.length, counted.length)] : [];
  const counts = mains.map(({ number, places }) => ({ number, count: places.length }));
  const described = anotherMain ? `${words.describeCounts(counts, counted.length)} ` : '';
  const pull = clash ? [described + pullOf(clash, secretOf([one, other]))] : [];
  const inOrder = clash ? orderedBy(pull.join(''), [one, other]) : [];
  const scene = clash && !main ? [ofPair(bothAtOnce, one.number, other.number) ?? ''] : [];
  const seed = seedOf(counted);
  const withHabits = new Map(
    (many ? mains : inOrder).map((side) => [side, habitsOf(side, evidence, seed)]),
  );
  // Where its habit is from, or else any place.
  const placeOf = (side: Side) => withHabits.get(side)?.[0]?.id ?? placesInTurn(side, seed)[0];
  const where = clash ? [whereTheyShow(inOrder, placeOf)] : [];
  const rest = clash ? whereOthersShow(sides, [one, other], seed) : [];
  const habits = chooseSentences(
    [...withHabits.values()].flatMap((found) =>
      found.slice(0, clash ? 1 : 2).map(({ variants }) => variants),
    ),
    [...opening, ...pull, ...where, ...scene, ...rest, turn].join(' '),
    seed,
  );
  const portrait = (shown: readonly string[]) => [
    ...opening,
    ...pull,
    [...where, ...shown, ...rest].join(' '),
    turn,
  ];
  const shown = [...habits, ...scene];
  while (shown.length > 0 && portrait(shown).join(' ').split(/\s+/).length > LONGEST) shown.pop();
  return portrait(shown);
}

/** The number of the two that only the Soul Urge has, if one is. */
function secretOf(pair: readonly Side[]): CoreNumber | undefined {
  return pair.find(({ places }) => places.every((id) => id === 'soul-urge'))?.number;
}

/** The two sides in the order in which the pull names them. */
function orderedBy(pull: string, pair: readonly Side[]): readonly Side[] {
  const position = ({ number }: Side) => pull.search(new RegExp(`(?<!\\d)${number}(?!\\d)`));
  return pair.toSorted((one, other) => position(one) - position(other));
}

/** “You’re the 9 with friends, and the 1 with a task.” Nearly everywhere comes second. */
function whereTheyShow(
  pair: readonly Side[],
  placeOf: (side: Side) => HomeNumberId | undefined,
): string {
  const isNearlyAll = ({ places }: Side) => places.length >= NEARLY_ALL;
  const shown = pair
    .toSorted((one, other) => Number(isNearlyAll(one)) - Number(isNearlyAll(other)))
    .map((side): words.Shown => {
      const place = placeOf(side) ?? 'maturity';
      return { number: side.number, where: [isNearlyAll(side) ? 'nearlyAll' : place] };
    });
  return words.whereTheyShow(shown);
}

/**
 * “The rest of you has its own hours: with friends you’re a patient 33 and in free time a determined 1.” What
 * shows later in life comes last, and only where a number shows nowhere else.
 */
function whereOthersShow(
  sides: readonly Side[],
  told: readonly Side[],
  seed: number,
): readonly string[] {
  const others = sides
    .filter((side) => !told.includes(side))
    .toSorted((one, other) => Number(isForLater(one)) - Number(isForLater(other)))
    .map((side): words.Shown => {
      const where = side.places.filter((id) => id !== 'maturity' || isForLater(side));
      return { number: side.number, where };
    });
  return others.length > 0 ? [words.whereOthersShow(others, seed)] : [];
}

function isForLater({ places }: Side): boolean {
  return places.every((id) => id === 'maturity');
}

/** The places of a number, from another one on for each person. What shows later in life is left out. */
function placesInTurn({ places }: Side, seed: number): readonly HomeNumberId[] {
  return rotated(
    places.filter((id) => id !== 'maturity'),
    seed,
  );
}

/** The ways to show a number, by its places. Among friends, at a task and later in life it has none. */
function habitsOf(side: Side, evidence: Evidence, seed: number) {
  const tables: Readonly<Partial<Record<HomeNumberId, Partial<Record<CoreNumber, Variants>>>>> =
    evidence;
  return placesInTurn(side, seed).flatMap((id) => {
    const variants = tables[id]?.[side.number];
    return variants ? [{ id, variants }] : [];
  });
}

/** A sentence of each: the one that repeats least of the text and of the others. */
function chooseSentences(
  slots: readonly Variants[],
  text: string,
  seed: number,
): readonly string[] {
  const chosen: string[] = [];
  for (const [index, variants] of slots.entries()) {
    const inTurn = rotated(variants, seed >>> (index * 4));
    const repetitions = inTurn.map(repetitionOf([text, ...chosen].join(' ')));
    chosen.push(inTurn[repetitions.indexOf(Math.min(...repetitions))] ?? '');
  }
  return chosen;
}

/** The list from another place on; what stood before it comes last. */
function rotated<T>(list: readonly T[], by: number): readonly T[] {
  const start = by % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}

/** A number that differs where one of the person's numbers does (a 32-bit FNV-1a hash). */
function seedOf(counted: readonly CountedNumber[]): number {
  const hash = counted.reduce(
    (mixed, { number }) => Math.imul(mixed ^ number, 0x01000193),
    0x811c9dc5,
  );
  return hash >>> 0;
}

/**
 * Measures how much of a text a sentence would repeat: words that a reader pictures, and first words, but
 * for those that every second sentence begins with, such as *The*.
 * Opening with the same two words as a sentence that stands there weighs more than all of these.
 */
function repetitionOf(text: string): (sentence: string) => number {
  const standing = new Set(picturedWords(text));
  const openings = openingsOf(text);
  const firstWords = openings.map(firstOf).filter((word) => !words.isUsualOpening(word));
  return (sentence) => {
    const shared = picturedWords(sentence).filter((word) => standing.has(word)).length;
    const [opening = ''] = openingsOf(sentence);
    if (openings.includes(opening)) return 100 + shared;
    return firstWords.includes(firstOf(opening)) ? shared + 0.5 : shared;
  };
}

function firstOf(opening: string): string {
  return opening.split(' ')[0] ?? '';
}

/** The first two words of each sentence. */
export function openingsOf(text: string): readonly string[] {
  return sentencesOf(text).map((sentence) => wordsIn(sentence).slice(0, 2).join(' '));
}

function picturedWords(text: string): readonly string[] {
  return wordsIn(text)
    .filter((word) => word.length > 3 && !words.plainWords.has(word) && !word.includes('’'))
    .map(words.stemOf);
}

function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\d’]+/gu) ?? [];
}
