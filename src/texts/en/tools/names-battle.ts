import { listed } from '../language';

export const caption = 'Two names, a figure each. The bars are an example.';
export const submit = 'Start Cosmic Battle';
export const and = 'and';
export const again = 'Try Another Battle';

/** The two names: whose group it is, what its field is called, and an example. */
export const nameFields = {
  name: { group: 'First name', label: 'Enter First Name', example: 'Grace' },
  'name-2': { group: 'Second name', label: 'Enter Second Name', example: 'Vincent' },
};

/** What the alert says. */
export const notBothNames = 'Please enter both names to start the cosmic battle!';

export const privacy =
  'The sums are done in your browser, and nothing you type leaves it unless you share it. This tab remembers the two names until you close it.';

export const kind = 'Cosmic Compatibility';
export const shareTitle = 'Name Vibration Battle';

/** What a screen reader announces once a battle is decided. */
export const announcement = (score: number, label: string, choices: string) =>
  `${kind} ${score}%, ${label}${choices}`;

/** The score of a battle, as it is shared. */
export const describeBattle = (first: string, second: string, score: number, label: string) =>
  `${listed([first, second])}: ${score}% ${kind} - ${label}!`;

/** The headline over the analysis. */
export const headlines = {
  strong: 'Strong Natural Compatibility',
  moderate: 'Moderate Compatibility',
  challenging: 'Challenging Compatibility',
  difficult: 'Difficult Compatibility',
};

export const aboutScore =
  'This is the score of one pair of numbers, from two names. [The Two of You](page:together) takes five pairs, birth dates included, so a couple gets another score there.';
export const aboutBars =
  'Each bar is one number’s share of the two added up. It doesn’t say who’s stronger, or how well you get along.';

export const coreEnergies = 'Core Energies';
export const communication = 'Communication Patterns';
export const emotions = 'Emotional Dynamics';
export const challenges = 'Primary Challenges';
export const growth = 'Growth Opportunities';
export const pathForward = 'Path Forward';

/** Whose number it is, and of two alike both: “Ada, 9, and Bea, 9”. */
export const whoseNumber = (names: readonly string[], number: number) =>
  names.map((name) => `${name}, ${number}`).join(', and ');

/** Two names that are the same, told apart: “Ada (first)”. */
export const toldApart = (name: string) => ({
  first: `${name} (first)`,
  second: `${name} (second)`,
});

/** What is said of two names without letters, once for both. */
export const neitherHasLetters =
  'Neither name has a letter from A to Z, so there’s nothing to add up, and both numbers are 0. Spell the two in Latin letters, and they’ll get numbers of their own.';
