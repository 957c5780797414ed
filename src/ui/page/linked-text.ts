/** A part of a text; one with an `href` is a link. */
export interface TextPart {
  readonly text: string;
  readonly href?: string;
}

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/;

/**
 * Splits a text into its parts. Links are written as in Markdown; no other Markdown is supported.
 *
 * @example
 * textParts('See [the start](page:home).'); // 'See ', 'the start' to page:home, '.'
 */
export function textParts(text: string): readonly TextPart[] {
  // With two groups in the pattern, split gives text, label, address, text, label, address, text.
  return text.split(LINK).flatMap((piece, index, pieces): TextPart[] => {
    if (index % 3 === 2 || piece === '') return [];
    const href = pieces[index + 1];
    return [index % 3 === 1 && href ? { text: piece, href } : { text: piece }];
  });
}

/** A text without the addresses of its links. */
export function plainText(text: string): string {
  return textParts(text)
    .map((part) => part.text)
    .join('');
}
