/**
 * Items as English lists them: “a”, “a and b”, “a, b, and c”.
 *
 * @example
 * listed(['1', '5', '9']); // '1, 5, and 9'
 */
export function joinWords(items: readonly string[], joint: 'and' | 'or' = 'and'): string {
  if (items.length <= 2) return items.join(` ${joint} `);
  return `${items.slice(0, -1).join(', ')}, ${joint} ${items.at(-1)}`;
}
