import type { Digit } from '@ninefold/numerology';

/** A challenge: what you keep tripping over, as a thing to practice in small amounts. */
export const challengeReadings: Readonly<Record<0 | Exclude<Digit, 9>, string>> = {
  0: 'With 0 there is no single challenge for these years. Choose for yourself what to get better at, and take your time.',
  1: 'Challenge 1 is standing up for yourself. Say what you would like before others decide, and do not wait for permission.',
  2: 'The challenge of 2 is being hurt too easily. Before you take a remark personally, ask what kind of day the speaker had.',
  3: 'In 3 the challenge is to say what you really feel. Joking is easier, so tell one person the serious thing, even if it comes out badly.',
  4: 'For 4 the task is discipline, either too little or too much. Keep one small rule for a month and drop another that no longer helps.',
  5: 'With 5 you learn to handle freedom. You leave too early, or you stay too long out of fear; before you go, say what you are going toward.',
  6: 'A 6 here means wanting everything done your way, above all at home. Let the people you love do some things differently, without comment.',
  7: 'Trust is the challenge of 7. You check and doubt until the moment has passed, so once a week believe something without proof.',
  8: 'Money and power are the test of challenge 8: they matter too much, or they scare you. Ask plainly what your work is worth, then give something away.',
};
