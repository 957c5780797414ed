/** Where a text changes between scores of 0 and 100: “0 low, 45 middle, 75 high”. */
export function thresholds(textOf: (score: number) => string | undefined): string {
  const texts = Array.from({ length: 101 }, (_, score) => textOf(score));
  return texts
    .flatMap((text, score) => (text === texts[score - 1] ? [] : `${score} ${text}`))
    .join(', ');
}
