/** The score of a battle, as it is shared. */
export const describeBattle = (first: string, second: string, score: number, label: string) =>
  `${first} and ${second}: ${score}% Cosmic Compatibility - ${label}!`;

export const ABOUT_SCORE =
  'This is the score of one pair of numbers, from two names. [The Two of You](page:together) takes five pairs, birth dates included, so a couple gets another score there.';
