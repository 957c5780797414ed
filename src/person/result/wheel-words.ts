import { yearWords } from '#texts/numbers';

/** The wheel of the nine years, for whoever cannot see it. */
export function describeWheel(year: number | undefined): string {
  const word = year && yearWords[year - 1];
  return word
    ? `The nine-year wheel. Year ${year}, ${word}, is marked.`
    : 'The nine-year wheel, from 1, begin, to 9, let go.';
}
