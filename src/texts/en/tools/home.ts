import { listed } from '../language';
import { type NumberId, numbers } from '../numbers';

export const submit = 'Calculate';
export const nineNumbers = 'Nine numbers';
export const caption = 'Nine numbers, and three more that stay whole.';
export const theNumber = (digit: number) => `The number ${digit}`;

const entries = { name: 'name', date: 'birth date' };

/** What is left to type before there is a result. */
export const typeAndPress = (missing: readonly (keyof typeof entries)[]) =>
  `Type your ${listed(missing.map((id) => entries[id]))} and press ${submit}.`;
export const pressToSee = (id: NumberId) => `Press ${submit} to see your ${numbers[id].label}.`;
export const addYourDate = (id: NumberId) =>
  `Add your birth date and press ${submit} to see your ${numbers[id].label}.`;

export const todayLine = 'What’s today like for your people?';
export const whatElse = 'What else there is';
export const everything = 'Everything here';

/** What a visitor without a result is shown the way to, by the ids of the pages. */
export const otherPages = {
  profile: 'Every number of yours, on one page.',
  together: 'Two people, five pairs of numbers.',
  today: 'Your day, your month, your year.',
  'birth-grid': 'Your date in the square of nine.',
  sigil: 'The shape of your name.',
  'blind-test': 'Would you know your own reading?',
};

/** The title of a number that has no reading, and why it is a 0. */
export const justNumber = (value: number) => `Number ${value}`;
export const noDate = 'There’s no birth date to add up, so this number is 0.';
export const noLetters = 'No letter of this name counts here, so this number is 0.';

export const sameAsYour = (id: NumberId, value: number) =>
  `The same ${value} as your ${numbers[id].label}.`;
export const sameInsightsAs = (id: NumberId) =>
  `The same insights as under your ${numbers[id].label}`;
export const asYour = (id: NumberId) => `As your ${numbers[id].label}`;
export const beforeForty = 'You aren’t forty yet, so take this as what’s on its way.';
export const afterForty = 'You’ve grown into this number.';

export const keyTraits = 'Key Traits';

/** When the traits of a number show, by the id of the number whose table they are in. */
export const traitsShow = {
  'name-number': 'In company',
  'life-path': 'Over the years',
  maturity: 'After forty',
  attitude: 'In the first minute',
  'hidden-passion': 'In free time',
};

/** Said of traits that a number has from another one. */
export const traitsOfAny = (value: number) => `Words for any ${value}; not all will be yours`;

export const nextIs = (id: NumberId) => `Next: ${numbers[id].label}`;
export const nextIsProfile = 'Next: your whole profile';

export const loading = 'Putting them together…';
export const failed =
  'We couldn’t load what your numbers say together. Each of them is still here.';
