import type { Digit } from '@ninefold/numerology';

/** A challenge: what you keep tripping over, as a thing to practice in small amounts. */
export const challengeReadings: Readonly<Record<0 | Exclude<Digit, 9>, string>> = {
  0: 'No single stone lies on this part of the road. You may choose what to be bad at, and for how long.',
  1: 'Saying “I would like” before anybody has asked. You wait for leave that no one has the office to grant, and then resent the person who did not wait.',
  2: 'The skin is thin, and every tone of voice gets in. Practice hearing a remark as a report on the weather in someone else’s house.',
  3: 'You joke at the door of the serious thing and do not go in. Say it badly, once, to one person who will not laugh.',
  4: 'Routine slides off you, or else becomes a fortress. Keep one small rule for a month, and break another on purpose.',
  5: 'Wanting out too soon, or staying far too long for fear of wanting out. Before you move, name what you are going toward.',
  6: 'You know how it should be done, they are doing it otherwise, and they are your own family. Leave the towels as they were folded.',
  7: 'Trust comes in slowly and by the back stairs. Let one thing be true without having looked it up.',
  8: 'The price of a thing gets between you and the thing. Ask plainly what your work is worth, and give something away in the same week.',
};
