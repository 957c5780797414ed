/** Words that carry no picture, so two sentences may share them. */
const PLAIN = new Set(
  `about after alone already also always anyone anything around away back because been before
  both came come comes could days does doing done down each early easy else enough even
  ever every everyone everything exactly feel feels find first from full gets give goes going
  gone good half hand hardly have hear here hour into itself just keep kind know last lately
  later least left less like little live long look looks made make makes many mean means minute
  more most much nearly need needed needs never next nothing often once ones only other others
  over part people perhaps person place quite rather real really right said same says second seem
  should small some somebody someone something sometimes soon sooner start stay stays still such
  sure take takes talk tell than that their them then there these they thing things think this
  those though three through time today together told turn under until upon used want wants week
  well went were what when where which while whole whom will with without wonder word work would
  wrong year years your yours yourself`.split(/\s+/),
);

/**
 * Measures how much of a text a sentence would repeat: words that a reader pictures, and first words, but
 * for those that every second sentence begins with, such as *The*.
 * Opening with the same two words as a sentence that stands there weighs more than all of these.
 */
export function repetitionOf(text: string): (sentence: string) => number {
  const standing = new Set(picturedWords(text));
  const openings = openingsOf(text);
  const firstWords = openings
    .map(firstOf)
    .filter((word) => word.length > 3 && !word.startsWith('you'));
  return (sentence) => {
    const shared = picturedWords(sentence).filter((word) => standing.has(word)).length;
    const [opening = ''] = openingsOf(sentence);
    if (openings.includes(opening)) return 100 + shared;
    return firstWords.includes(firstOf(opening)) ? shared + 0.5 : shared;
  };
}

function firstOf(opening: string): string {
  return opening.split(' ')[0] ?? '';
}

/** The first two words of each sentence. */
export function openingsOf(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?]”?)\s+(?=[“\p{Lu}\d])/u)
    .map((sentence) => wordsIn(sentence).slice(0, 2).join(' '));
}

function picturedWords(text: string): readonly string[] {
  return wordsIn(text)
    .filter((word) => word.length > 3 && !PLAIN.has(word) && !word.includes('’'))
    .map((word) => word.replace(/(?:s|ed|ing)$/, ''));
}

function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\d’]+/gu) ?? [];
}
