import { yearWords } from '../../numbers';

export const thisYear = 'this year';

/** The wheel of the nine years, for whoever cannot see it. */
export const wheelAt = (year: number) =>
  `The nine-year wheel. Year ${year}, ${yearWords[year - 1]}, is marked.`;
