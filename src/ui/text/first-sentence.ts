/** The first sentence of a text. */
export function firstSentence(text: string): string {
  return text.match(/^.+?[.?!](?= |$)/)?.[0] ?? text;
}
