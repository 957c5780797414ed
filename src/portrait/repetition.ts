/** Words that carry no picture, so two sentences may share them. */
const PLAIN = new Set(
  `about after alone already also always anyone anything around away because been before both came
  come comes could does doing done down each early else enough even ever every everyone everything
  find first from gets give goes going gone good half hand have hear here hour into itself just keep
  know last lately later least less like little long look looks made make makes many mean means more
  most much need needs never next nothing often once only other others over part people person place
  real right same says second should small some somebody someone something soon start still such
  take takes tell than that their them then there these they thing things think this those though
  three through time today told turn under until upon used want wants week well went were what when
  where which while whole whom will with without word work would wrong year years you’d you’ll you’re
  you’ve your yours yourself`.split(/\s+/),
);

/**
 * How much of a text a sentence would repeat: the words that a reader pictures. Opening like a
 * sentence that already stands counts more than any number of words.
 */
export function repetition(sentence: string, text: string): number {
  const standing = new Set(picturedWords(text));
  const shared = picturedWords(sentence).filter((word) => standing.has(word)).length;
  const opensAlike = openingsOf(text).includes(openingsOf(sentence)[0] ?? '');
  return opensAlike ? 100 + shared : shared;
}

/** The first two words of each sentence. */
export function openingsOf(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?]”?)\s+(?=[“\p{Lu}\d])/u)
    .map((sentence) => wordsIn(sentence).slice(0, 2).join(' '));
}

function picturedWords(text: string): readonly string[] {
  const pictured = wordsIn(text).filter(
    (word) => /^\p{L}{4,}(?:’s)?$/u.test(word) && !PLAIN.has(word),
  );
  return [...new Set(pictured.map((word) => word.replace(/(?:’s|s|ed|ing)$/, '')))];
}

function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\d’]+/gu) ?? [];
}
