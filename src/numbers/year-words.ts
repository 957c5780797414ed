/** The nine years of a cycle, a word each, from 1 on: on the wheel, on cards and on a day's page. */
export const YEAR_WORDS = [
  'begin',
  'wait',
  'speak',
  'build',
  'turn',
  'care',
  'look in',
  'harvest',
  'let go',
] as const;
