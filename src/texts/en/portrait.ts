import type { CoreNumber } from '@ninefold/numerology';
import { listed, spelled } from './language';

/** Where a number shows, by which of the nine it is: on an occasion of its own reading. */
const places = {
  'name-number': 'with friends',
  'life-path': 'in big decisions',
  destiny: 'with people you help',
  'soul-urge': 'in private',
  personality: 'at first sight',
  expression: 'with a task',
  maturity: 'later in life',
  attitude: 'with someone new',
  'hidden-passion': 'in free time',
  nearlyAll: 'nearly everywhere else',
};

/** A number with the word that fits it anywhere. */
const asWhat: Readonly<Record<CoreNumber, string>> = {
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
const andTheRest = [
  'The rest of you has its own hours',
  'Your other sides have their hours, too',
  'There’s more of you to meet',
];

/** A number, and where it shows. */
export interface Shown {
  readonly number: CoreNumber;
  readonly where: readonly (keyof typeof places)[];
}

/** “With friends and in free time”. */
const wherever = ({ where }: Shown) => listed(where.map((place) => places[place]));

/** “You’re the 9 with friends, and the 1 with a task.” */
export const whereTheyShow = (pair: readonly Shown[]) =>
  `You’re ${pair.map((shown) => `the ${shown.number} ${wherever(shown)}`).join(', and ')}.`;

/** “The rest of you has its own hours: with friends you’re a patient 33 and in free time a determined 1.” */
export function whereOthersShow([first, ...more]: readonly Shown[], seed: number): string {
  if (!first) return '';
  const inTheFirst = `${wherever(first)} you’re ${asWhat[first.number]}`;
  if (more.length === 0) return `And ${inTheFirst}.`;
  const inTheOthers = more.map((shown) => `${wherever(shown)} ${asWhat[shown.number]}`);
  return `${andTheRest[seed % andTheRest.length]}: ${listed([inTheFirst, ...inTheOthers])}.`;
}

/** “There are three 4s and three 9s among your nine numbers.” */
export function describeCounts(
  counts: readonly { readonly number: CoreNumber; readonly count: number }[],
  of: number,
): string {
  const each = counts.map(({ number, count }) => `${spelled(count)} ${number}s`);
  return `There are ${listed(each)} among your ${spelled(of)} numbers.`;
}

/** What it makes of a person that several of the nine are one number: “With three 7s among your nine numbers, …”. */
export function countedPull(pull: string, count: number, of: number): string {
  const where = count < of ? `among your ${spelled(of)} numbers` : 'in you';
  return pull.replace(/more than one (\d+)/, `${spelled(count)} $1s ${where}`);
}

/** Words that carry no picture, so two sentences may share them. */
export const plainWords = new Set(
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

/** A word without its ending. */
export const stemOf = (word: string) => word.replace(/(?:s|ed|ing)$/, '');

/** Whether every second sentence begins with this word. */
export const isUsualOpening = (word: string) => word.length <= 3 || word.startsWith('you');
