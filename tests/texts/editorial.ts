/** The editorial rules that can be checked automatically. */

/** A text with a name for error messages. */
export interface NamedText {
  readonly where: string;
  readonly text: string;
}

/** Phrases that fit any number and therefore say nothing. */
const BANNED: readonly RegExp[] = [
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

/** The banned phrases that a text contains. */
export function bannedPhrases(text: string): readonly string[] {
  return BANNED.flatMap((phrase) => text.match(phrase)?.[0] ?? []);
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

/** Sentences that appear in two passages. */
export function repeatedSentences(passages: readonly NamedText[]): readonly string[] {
  const seen = new Map<string, string>();
  return passages.flatMap(({ where, text }) =>
    longSentences(text).flatMap((sentence) => {
      const before = seen.get(sentence);
      seen.set(sentence, where);
      return before === undefined ? [] : `${before} and ${where}: ${sentence}`;
    }),
  );
}

/** The share of eight-word runs that appear in more than one of the passages, from 0 to 1. */
export function sharedRuns(passages: readonly NamedText[]): number {
  const places = new Map<string, Set<string>>();
  for (const { where, text } of passages) {
    const words = plainWords(text);
    for (let start = 0; start + 8 <= words.length; start += 1) {
      const run = words.slice(start, start + 8).join(' ');
      places.set(run, (places.get(run) ?? new Set()).add(where));
    }
  }
  const shared = [...places.values()].filter(({ size }) => size > 1).length;
  return places.size === 0 ? 0 : shared / places.size;
}

function plainWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];
}
