/** The editorial rules that can be checked automatically. */

/** Phrases that fit any number and therefore say nothing. */
const EMPTY: readonly RegExp[] = [
  /\bunique (energy|vibration|gift)/i,
  /\bembrace (your|the)\b/i,
  /\bjourney\b/i,
  /\buniverse (has|wants|is)\b/i,
  /\btrust your (inner|gut|intuition)/i,
  /\binner voice\b/i,
  /\bas an? (\d+|one|two|three|four|five|six|seven|eight|nine), you\b/i,
  /\bpeople with (this|your) number\b/i,
  /\bnot (just|only|merely)\b[^.]*\bbut\b/i,
  /\bstudies (show|have shown)\b/i,
  /\b(science|research) (shows|proves|says)\b/i,
  /\bguaranteed\b/i,
  /—/,
];

/** Whether a text has a phrase that says nothing. */
export function hasEmptyPhrase(text: string): boolean {
  return EMPTY.some((phrase) => phrase.test(text));
}

export function wordsOf(text: string): readonly string[] {
  return text.split(/\s+/).filter(Boolean);
}

/** Sentences of seven or more words, ignoring case and punctuation. */
function longSentences(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?:;]”?)\s+/)
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
