import type { CalendarDate } from '@ninefold/numerology';
import { listed, longDate, plural } from '../../language';

export const kind = 'Names compared';
export const tapNumber = 'Tap a number to see what it means.';
export const number = 'Number';
export const whatChanges = 'What changes';
export const nothingDoes =
  'Nothing does. Whichever of these names you use, the numbers come out the same.';
export const whatStays = 'What stays';
export const onlyLifePath =
  'No number of the name does. The Life Path always will: it comes from the birth date, whatever you’re called.';
export const letterByLetter = 'Letter by letter';
export const bridge = 'The bridge to your Life Path';
export const whatTheyMean = 'What the numbers mean';
export const noLetter = '0 means there’s no letter to count for it, so it has no reading.';
export const whichName = '[Which name should I use?](#which-name) What different schools say.';

/** The summary of a working. */
export const howFound = (name: string, value: number) => `How ${name}’s ${value} was found`;

/** Whose names they are: “Kate and Cate · May 15, 1990”. */
export const whose = (names: readonly string[], date: CalendarDate | undefined) =>
  [listed(names), date && longDate(date)].filter(Boolean).join(' · ');

export const lifePathStays = (lifePath: number) =>
  `Life Path is ${lifePath} under any name, because it comes from the birth date.`;

export const aboutBridge = (lifePath: number) =>
  `The bridge is the distance between your Life Path, ${lifePath}, and the Destiny of a name, each brought to one digit. A short one is read as a name that’s close to the date, a long one as a name you grow into. It’s a distance, and says nothing about how well the two get along.`;

/** Said of the bridges where no name is closer to the Life Path than another. */
export const sameDistance = (names: number) =>
  `${names === 2 ? 'Both' : 'All'} names are the same distance from it.`;

/** Which names are closest to the Life Path. */
export const closest = (names: readonly string[]) =>
  `The closest to it ${plural(names.length, 'is', 'are')} ${listed(names)}.`;

/** The bridge of a name, which is stressed. */
export const bridgeOf = (name: string, destiny = 0, distance = 0) => [
  '',
  name,
  `: Destiny ${destiny}, a bridge of ${distance}.`,
];

export const howBridgeWasFound = (name: string) => `How the bridge of ${name} was found`;
