export interface Space {
  readonly width: number;
  readonly height: number;
  readonly largest: number;
  /** The distance of two lines, as a part of the size. */
  readonly leading: number;
}

/** The width of a text whose letters have a size of 1. */
type Measure = (text: string) => number;

/**
 * A text as large as its space allows, in lines of about equal length. Words are never cut: a word that is
 * too long makes the whole text smaller.
 */
export function fitText(text: string, space: Space, measure: Measure) {
  const { width, height, largest, leading } = space;
  const words = wordsOf(text);
  let best: { size: number; lines: readonly string[] } = { size: 0, lines: [] };
  for (let count = 1; count <= words.length; count += 1) {
    const highest = Math.min(largest, height / (count * leading));
    if (highest <= best.size) break;
    const lines = evenLines(words, count, measure);
    const widest = Math.max(...lines.map(measure));
    const size = Math.min(highest, width / widest);
    if (size > best.size) best = { size, lines };
  }
  return best;
}

/** At most so many lines, in the narrowest column that has room for them. */
function evenLines(words: readonly string[], count: number, measure: Measure): readonly string[] {
  let [narrow, wide] = [0, measure(words.join(''))];
  for (let step = 0; step < 12; step += 1) {
    const middle = (narrow + wide) / 2;
    if (linesOf(words, middle, measure).length > count) narrow = middle;
    else wide = middle;
  }
  return linesOf(words, wide, measure);
}

function linesOf(words: readonly string[], width: number, measure: Measure): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line.trim() && measure((line + word).trim()) > width) {
      lines.push(line.trim());
      line = '';
    }
    line += word;
  }
  return [...lines, line.trim()].filter(Boolean);
}

/**
 * The parts between which a line may end: single Han or kana, and words, with the space after them. A
 * number stays with the word before it.
 */
function wordsOf(text: string): readonly string[] {
  return (
    text.match(
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]\s*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+(?: \d+[.,]?(?!\S))?\s*/gu,
    ) ?? []
  );
}
