import { describeCard, type ResultCard } from './picture/result-card';

/** What a screen reader says of a picture. */
export function whatItSays(card: ResultCard): string {
  return `The picture says: ${describeCard(card)}`;
}

/** What of a visitor is in a picture, and in the link to its result. */
export function whatItHolds({ art }: ResultCard, hasLink: boolean): string {
  const picture =
    art.kind === 'grid'
      ? 'The picture shows the digits of the birth date, and not their order.'
      : 'No birth date is ever in a picture.';
  return hasLink ? `${picture} The link opens this result, so it holds what you typed.` : picture;
}
