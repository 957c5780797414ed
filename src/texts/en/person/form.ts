import { type NumberId, numbers } from '../numbers';

export const fullName = 'Full Name';
export const birthDate = 'Birth Date';
export const whichNumber = 'Which number';
export const required = 'Required';
export const optional = 'Optional';
export const notNeededFor = (number: NumberId) => `Not needed for your ${numbers[number].label}`;

/** A whole name, as an example. */
export const exampleName = 'Grace Brewster Murray';

/** The years that a birth date can be of. */
export const years = (from: number, to: number) => `${from} to ${to}`;

/** How long a name can be. */
export const atMost = (characters: number) => `at most ${characters} characters`;

export const change = 'Change';
export const forgetItNow = 'Forget it now';

export const whyNothingLeaves = 'Nothing you type leaves your browser. Why?';
export const whatIsRemembered =
  'Your own device does the sums. This tab remembers what you typed until you close it. If you copy a link, it’s in there too, after a # sign. Browsers don’t send that part to us, but whoever has the link can read it, and so can the mail or chat service that carries it.';
export const whatIsKept =
  'Somebody you keep is another matter: they stay in this browser until you remove them on [Your People](page:people). Forgetting what’s in this form leaves them there.';
