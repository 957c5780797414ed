const WORDS_A_MINUTE = 220;

/** How long a text takes to read, in whole minutes and at least one. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  return Math.max(1, Math.round(words.length / WORDS_A_MINUTE));
}
