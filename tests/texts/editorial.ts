/** The editorial rules that can be checked automatically. */

export function wordsOf(text: string): readonly string[] {
  return text.split(/\s+/).filter(Boolean);
}

/** Sentences of seven or more words, ignoring case and punctuation. */
function longSentences(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?:;…][”»]?)\s+/)
    .map(plainWords)
    .filter((words) => words.length >= 7)
    .map((words) => words.join(' '));
}

/** Sentences that stand in the texts twice. */
export function repeatedSentences(texts: readonly string[]): readonly string[] {
  return repeated(texts.flatMap(longSentences));
}

/** The share of eight-word runs that stand in more than one of the texts, from 0 to 1. */
export function sharedRuns(texts: readonly string[]): number {
  const runs = texts.flatMap((text) => {
    const words = plainWords(text);
    return [...new Set(words.slice(7).map((_, start) => words.slice(start, start + 8).join(' ')))];
  });
  return repeated(runs).length / Math.max(runs.length, 1);
}

/** The items that stand in a list more than once. */
export function repeated(list: readonly string[]): readonly string[] {
  const alike = Map.groupBy(list, (item) => item);
  return [...alike].filter(([, { length }]) => length > 1).map(([item]) => item);
}

function plainWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];
}
