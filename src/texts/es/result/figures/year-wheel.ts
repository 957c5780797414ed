import { yearWords } from '../../numbers';

export const thisYear = 'este año';

/** The wheel of the nine years, for whoever cannot see it. */
export const wheelAt = (year: number) =>
  `La rueda de los nueve años. Está marcado el año ${year}, ${yearWords[year - 1]}.`;
