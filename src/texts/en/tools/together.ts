import { listed, times } from '../language';
import { type NumberId, numbers } from '../numbers';

export const caption = 'Two names, two shapes, one ring. These two are Anna Lee and Bennet Fox.';
/** The two in the picture. */
export { people as examples } from '../art';

export const submit = 'Compare';
export const firstPerson = 'First person';
export const secondPerson = 'Second person';
export const you = 'You';

export const copyMyHalf = 'Copy my half';
export const yourInvitation = 'Your invitation';
export const anInvitation =
  'It’s an invitation: a link with this person only. Whoever opens it adds their own half.';

/** What whoever invites would like, their name stressed. */
export const wantsToKnow = (inviter: string) => [
  '',
  inviter,
  ' would like to know how the two of you get along.',
];

/** The promise of privacy to whoever was invited. */
export const invitationPrivacy = (inviter: string) =>
  `Nothing you type reaches a server, or ${inviter}, unless you send a link yourself.`;

/** What a percentage means. */
export const meanings = {
  veryWell: 'Your numbers get along very well: nearly everywhere they meet, they help each other.',
  well: 'Your numbers get along well: they help each other more often than they argue.',
  average: 'Your numbers get along about as well as most: some help each other, and some don’t.',
  apart: 'Your numbers often want different things, so the two of you have more explaining to do.',
  furthestApart:
    'Your numbers pull in different directions, so there’s a lot each of you could learn from the other.',
};

/** What a screen reader announces. */
export const announcement = (
  names: readonly string[],
  score: number,
  meaning: keyof typeof meanings,
) => `${bothNames(names)}: ${score}%. ${meanings[meaning]}`;

export const bothNames = (names: readonly string[]) => listed(names);

/** “You’re closest in Soul Urge and furthest apart in Life Path.” */
export const extremes = (closest: readonly NumberId[], furthest: readonly NumberId[]) =>
  `You’re closest in ${labels(closest)} and furthest apart in ${labels(furthest)}.`;

const labels = (ids: readonly NumberId[]) => listed(ids.map((id) => numbers[id].label));

/** Why the scores are as they are, and where there is another. */
export const aboutScores =
  'No pair of numbers gets less than 32% or more than 88%, so nobody gets 100%. It’s a game with numbers, not a verdict on two people. [Name Vibration](page:names-battle) scores one pair of numbers, from two names, so you get another score there.';

export const alike = 'Where you are alike';
export const differ = 'Where you differ';
export const toTry = 'What to try';
/** What precedes a passage: which number it is about, or which of the two. */
export const aboutNumber = (id: NumberId) => `${numbers[id].label}.`;
export const aboutPerson = (name = '') => `${name}.`;

export const rowTitle = (id: NumberId, first: number, second: number) =>
  `${numbers[id].label} ${first} and ${second}`;

const reasons = {
  same: 'the same number',
  friends: 'natural friends',
  neutral: 'neither close nor far',
  opposite: 'opposites',
  incomplete: 'because there’s nothing to compare',
};

/** The score of one kind of number, and why. */
export const rowScore = (score: number, reason: keyof typeof reasons) =>
  `${score}%, ${reasons[reason]}`;

/** Why there is nothing to compare. */
export const neitherHasLetters = (score: number) =>
  `Neither name has letters for this number, so both are 0. The pair counts as ${score}%.`;
export const oneHasNoLetters = (score: number) =>
  `One of the names has no letters for this number, so it’s 0. The pair counts as ${score}%.`;

/** The summary of the working of both numbers. */
export const howBothFound = (first: number, second: number) =>
  first === second ? `How both ${first}s were found` : `How ${first} and ${second} were found`;

/** A link to the text about two numbers. */
export const asPair = (first: number, second: number) => `${first} and ${second} as a pair`;

export const nextYears = 'The next three years';
export const aboutYears =
  'Everybody goes through the same nine Personal Years, over and over. Years 1 to 3 are for starting something, 4 to 6 for the middle of the work, and 7 to 9 for bringing it to an end.';
export const year = 'Year';
export const together = 'Together';
/** What follows the number of a year: where in the cycle it is. */
export const phases = { start: ', a start', middle: ', the middle', end: ', an end' };
export const marks = {
  same: 'You’re both in the same part of the cycle.',
  opposite: 'One of you is starting something while the other is ending something.',
  neighbors: 'You’re in neighboring parts of the cycle.',
};

export const howFound = 'How this percentage was found';
export const howMuchItCounts = (id: NumberId, weight: number) =>
  `${numbers[id].label}, which counts ${times(weight)}:`;
export const roundedMean = (division: string, score: number) =>
  `${division}, rounded, is ${score}%.`;
