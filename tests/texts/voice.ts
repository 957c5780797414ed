/** What can be counted about a voice. It finds slips; whether a text is good only a reader can say. */

/** The sentences of a text. */
export function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?]”?)\s+(?=[“\p{Lu}\d])/u);
}

const CONTRACTION =
  /\p{L}’(?:t|re|ll|ve|d)\b|\b(?:it|that|there|what|here|how|where|he|she|who|\w+(?:body|one))’s\b/giu;

/** What a native speaker contracts, unless for emphasis. */
const FULL_FORMS = [
  /\b(?:(?:do|does|did|is|are|was|were|has|have|had|could|would|should|will) not|cannot)\b/gi,
  /\b(?:it|that|there|what|here|he|she|who) is \w/gi,
  /\b(?:you|we|they) are \w/gi,
  /\b(?:you|we|they|it|he|she) (?:will|would) (?!not)\w/gi,
];

/** The share of its possible contractions that a text makes, from 0 to 1. */
export function contractionsMade(text: string): number {
  const made = text.match(CONTRACTION)?.length ?? 0;
  const full = FULL_FORMS.flatMap((form) => text.match(form) ?? []).length;
  return made + full === 0 ? 1 : made / (made + full);
}

/** The standard deviation of the lengths of sentences, in words. */
export function spreadOfLengths(texts: readonly string[]): number {
  const lengths = texts.flatMap(sentencesOf).map((sentence) => sentence.split(/\s+/).length);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const squares = lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0);
  return Math.sqrt(squares / lengths.length);
}

/** The first word of a text, without quotation marks; “your” opens as “you” does. */
export function openingOf(text: string): string {
  const [word = ''] = text.toLowerCase().match(/[\p{L}\d]+/u) ?? [];
  return word === 'your' ? 'you' : word;
}
