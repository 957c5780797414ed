import type { Digit } from '@ninefold/numerology';

/** A challenge: what you keep tripping over, as a thing to practice in small amounts. */
export const challengeReadings: Readonly<Record<0 | Exclude<Digit, 9>, string>> = {
  0: 'With 0 there is no single challenge for these years. Choose for yourself what to get better at, and take your time.',
  1: 'Challenge 1 is standing up for yourself. Say what you would like before others decide, and do not wait for permission.',
  2: 'The challenge of 2 is being hurt too easily. Before you take a remark personally, ask what kind of day the speaker had.',
  3: 'In 3 the challenge is to say what you really feel. Joking is easier, but tell a friend the serious thing, even if you do not find the right words.',
  4: 'A challenge of 4 means too little discipline, or too much. Keep one small rule for a month and drop another that no longer helps.',
  5: 'With 5 you learn to use freedom well. You leave too early, or you stay too long out of fear; before you go, decide where you want to go.',
  6: 'A 6 here means that you want everything done your way, above all at home. Let the people you love do some things differently, without comment.',
  7: 'Trust is the challenge of 7. You check and doubt until the moment has passed, so try to believe a friend without proof.',
  8: 'Money and power are the test of challenge 8: they matter too much, or they scare you. Ask for what your work is worth, then give something away.',
};
