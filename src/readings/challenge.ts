import type { Digit } from '@ninefold/numerology';

/** A challenge: what you keep tripping over, as a thing to practice in small amounts. */
export const challengeReadings: Readonly<Record<0 | Exclude<Digit, 9>, string>> = {
  0: 'With 0 there is no single challenge for these years. Choose for yourself what to get better at, and take your time.',
  1: 'Challenge 1 is to say clearly what you want. Say it before others decide, and do not wait for permission.',
  2: 'The challenge of 2 is that you are hurt too easily. When a person is unfriendly, remember that they may only be tired.',
  3: 'In 3 the challenge is to say what you really feel. Jokes are easier, but tell a friend how you are, even if you do not find the right words.',
  4: 'A challenge of 4 means too little discipline, or too much. Follow one small rule for a month, and forget another that no longer helps.',
  5: 'With 5 you learn to use freedom well. You may leave too early, or stay too long because you are afraid. Before you leave, decide where you want to go.',
  6: 'A 6 here means that you want everything done your way, above all at home. Let the people you love do some things differently, and say nothing.',
  7: 'Trust is the challenge of 7. You check and doubt until it is too late, so try to believe a friend without proof.',
  8: 'Money and power are the test of challenge 8: you think of them too much, or they scare you. Ask for fair pay, and then give something away.',
};
