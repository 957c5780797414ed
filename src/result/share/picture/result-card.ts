import type { GridDrawing } from '../../figures/grid-drawing';

type Art =
  /** The figure of a number, with the numeral in the middle. */
  | { readonly kind: 'figure'; readonly number: number }
  /** The shapes of the names; where the names have no letters, the figures of these numbers. */
  | { readonly kind: 'names'; readonly figures: readonly number[] }
  /** Nine numbers around the shape of the name. */
  | { readonly kind: 'nine-numbers'; readonly numbers: readonly LabeledNumber[] }
  /** A ring that is filled up to a percentage. */
  | { readonly kind: 'dial'; readonly percent: number }
  /** A square of nine cells, and the lines through it. */
  | ({ readonly kind: 'grid' } & GridDrawing);

export interface LabeledNumber {
  readonly label: string;
  readonly value: number;
}

/** What the picture of a result shows. It has no birth date, but a grid has the digits of one. */
export interface ResultCard {
  /** What kind of result it is: `Life Path`. */
  readonly kind: string;
  /** The number, or a percentage. */
  readonly numeral?: string;
  readonly art: Art;
  readonly title?: string;
  /** The line worth quoting. */
  readonly sentence: string;
}

/** The card of a number: its figure, with what is said of it. */
export function figureCard(
  kind: string,
  number: number,
  title: string,
  sentence: string,
): ResultCard {
  return { kind, numeral: String(number), art: { kind: 'figure', number }, title, sentence };
}

/** A result and its picture have this title: `Life Path 11`. */
export function titleOf({ kind, numeral }: ResultCard): string {
  return [kind, numeral].filter(Boolean).join(' ');
}

/** A picture in words, to be sent along with it: “Life Path 11: Seeker. You’re here to learn.” */
export function describeCard(card: ResultCard): string {
  const { title, sentence } = card;
  return `${titleOf(card)}: ${[title && `${title}.`, sentence].filter(Boolean).join(' ')}`;
}
