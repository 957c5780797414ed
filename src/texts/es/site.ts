/** What several folders say of a pair of numbers. */
export const pairName = (one: number, other: number) => `${one} y ${other}`;

/** A score in a table, for whoever cannot see its row and column. */
export const scoreOf = (one: number, other: number, score: number) =>
  `${pairName(one, other)}: ${score}`;
