import type { CoreNumber } from '@ninefold/numerology';
import { listed, spelled } from '#texts/language';
import type { Evidence, ForPairs, PortraitFrame, Variants } from '../readings/portrait-types';
import type { CountedNumber, NumberKey } from './counted-numbers';
import { countedPull, ofPair, pullOf } from './pairs';
import { clashOf, mainSides, type Side, sidesOf } from './sides';

/** The sentences that portraits are made of. */
export interface PortraitTables {
  readonly evidence: Evidence;
  readonly bothAtOnce: ForPairs<string>;
  readonly pairs: ForPairs<PortraitFrame>;
}

/** Where a number shows, by which of the nine it is: on an occasion of its own reading. */
const WHERE: Readonly<Record<NumberKey, string>> = {
  nameNumber: 'with friends',
  lifePathNumber: 'in big decisions',
  destinyNumber: 'with people you help',
  soulUrgeNumber: 'in private',
  personalityNumber: 'at first sight',
  expressionNumber: 'with a task',
  maturityNumber: 'later in life',
  attitudeNumber: 'with someone new',
  hiddenPassionNumber: 'in free time',
};

/** A number with the word that fits it anywhere. */
const AS_WHAT: Readonly<Record<CoreNumber, string>> = {
  1: 'a determined 1',
  2: 'a gentle 2',
  3: 'a playful 3',
  4: 'a steady 4',
  5: 'a curious 5',
  6: 'a caring 6',
  7: 'a thoughtful 7',
  8: 'a strong 8',
  9: 'a warm 9',
  11: 'a sensitive 11',
  22: 'a far-sighted 22',
  33: 'a patient 33',
};

/** What the sentence about all the other numbers begins with. */
const AND_THE_REST = [
  'The rest of you has its own hours',
  'Your other sides have their hours, too',
  'There’s more of you to meet',
];

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
  const opening = main && many ? [countedPull(many.pull, main.places.length, counted.length)] : [];
  const counts = anotherMain ? `${countsOf(mains, counted.length)} ` : '';
  const pull = clash ? [counts + pullOf(clash, secretOf([one, other]))] : [];
  const inOrder = clash ? orderedBy(pull.join(''), [one, other]) : [];
  const scene = clash && !main ? [ofPair(bothAtOnce, one.number, other.number) ?? ''] : [];
  const seed = seedOf(counted);
  const withHabits = new Map(
    (many ? mains : inOrder).map((side) => [side, habitsOf(side, evidence, seed)]),
  );
  // Where its habit is from, or else any place.
  const placeOf = (side: Side) => withHabits.get(side)?.[0]?.key ?? placesInTurn(side, seed)[0];
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
  while (shown.length > 0 && wordCount(portrait(shown)) > LONGEST) shown.pop();
  return portrait(shown);
}

function wordCount(paragraphs: readonly string[]): number {
  return paragraphs.join(' ').split(/\s+/).length;
}

/** “There are three 4s and three 9s among your nine numbers.” */
function countsOf(mains: readonly Side[], of: number): string {
  const counts = mains.map(({ number, places }) => `${spelled(places.length)} ${number}s`);
  return `There are ${listed(counts)} among your ${spelled(of)} numbers.`;
}

/** The number of the two that only the Soul Urge has, if one is. */
function secretOf(pair: readonly Side[]): CoreNumber | undefined {
  return pair.find(({ places }) => places.every((key) => key === 'soulUrgeNumber'))?.number;
}

/** The two sides in the order in which the pull names them. */
function orderedBy(pull: string, pair: readonly Side[]): readonly Side[] {
  const position = ({ number }: Side) => pull.search(new RegExp(`(?<!\\d)${number}(?!\\d)`));
  return pair.toSorted((one, other) => position(one) - position(other));
}

/** “You’re the 9 with friends, and the 1 with a task.” Nearly everywhere comes second. */
function whereTheyShow(
  pair: readonly Side[],
  placeOf: (side: Side) => NumberKey | undefined,
): string {
  const isNearlyAll = ({ places }: Side) => places.length >= NEARLY_ALL;
  const shown = pair
    .toSorted((one, other) => Number(isNearlyAll(one)) - Number(isNearlyAll(other)))
    .map((side) =>
      isNearlyAll(side)
        ? `the ${side.number} nearly everywhere else`
        : `the ${side.number} ${WHERE[placeOf(side) ?? 'maturityNumber']}`,
    );
  return `You’re ${shown.join(', and ')}.`;
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
  const [first, ...more] = sides
    .filter((side) => !told.includes(side))
    .toSorted((one, other) => Number(isForLater(one)) - Number(isForLater(other)))
    .map((side) => ({ where: wherever(side), what: AS_WHAT[side.number] }));
  if (!first) return [];
  if (more.length === 0) return [`And ${first.where} you’re ${first.what}.`];
  const places = [
    `${first.where} you’re ${first.what}`,
    ...more.map(({ where, what }) => `${where} ${what}`),
  ];
  const [lead = ''] = rotated(AND_THE_REST, seed);
  return [`${lead}: ${listed(places)}.`];
}

function isForLater({ places }: Side): boolean {
  return places.every((key) => key === 'maturityNumber');
}

/** “With friends and in free time”. */
function wherever(side: Side): string {
  const shown = side.places.filter((key) => key !== 'maturityNumber' || isForLater(side));
  return listed(shown.map((key) => WHERE[key]));
}

/** The places of a number, from another one on for each person. What shows later in life is left out. */
function placesInTurn({ places }: Side, seed: number): readonly NumberKey[] {
  return rotated(
    places.filter((key) => key !== 'maturityNumber'),
    seed,
  );
}

/** The ways to show a number, by its places. Among friends, at a task and later in life it has none. */
function habitsOf(side: Side, evidence: Evidence, seed: number) {
  const tables: Readonly<Partial<Record<NumberKey, Partial<Record<CoreNumber, Variants>>>>> =
    evidence;
  return placesInTurn(side, seed).flatMap((key) => {
    const variants = tables[key]?.[side.number];
    return variants ? [{ key, variants }] : [];
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

/** Words that carry no picture, so two sentences may share them. */
const PLAIN = new Set(
  `about after alone already also always anyone anything around away back because been before
  both came come comes could days does doing done down each early easy else enough even
  ever every everyone everything exactly feel feels find first from full gets give goes going
  gone good half hand hardly have hear here hour into itself just keep kind know last lately
  later least left less like little live long look looks made make makes many mean means minute
  more most much nearly need needed needs never next nothing often once ones only other others
  over part people perhaps person place quite rather real really right said same says second seem
  should small some somebody someone something sometimes soon sooner start stay stays still such
  sure take takes talk tell than that their them then there these they thing things think this
  those though three through time today together told turn under until upon used want wants week
  well went were what when where which while whole whom will with without wonder word work would
  wrong year years your yours yourself`.split(/\s+/),
);

/**
 * Measures how much of a text a sentence would repeat: words that a reader pictures, and first words, but
 * for those that every second sentence begins with, such as *The*.
 * Opening with the same two words as a sentence that stands there weighs more than all of these.
 */
function repetitionOf(text: string): (sentence: string) => number {
  const standing = new Set(picturedWords(text));
  const openings = openingsOf(text);
  const firstWords = openings
    .map(firstOf)
    .filter((word) => word.length > 3 && !word.startsWith('you'));
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
  return text
    .split(/(?<=[.!?]”?)\s+(?=[“\p{Lu}\d])/u)
    .map((sentence) => wordsIn(sentence).slice(0, 2).join(' '));
}

function picturedWords(text: string): readonly string[] {
  return wordsIn(text)
    .filter((word) => word.length > 3 && !PLAIN.has(word) && !word.includes('’'))
    .map((word) => word.replace(/(?:s|ed|ing)$/, ''));
}

function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\d’]+/gu) ?? [];
}
