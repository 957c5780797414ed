import { question as shapeQuestion } from '#texts/result/share/picture';
import { fitText, type Space } from '../../../art/fit-text';
import { markPath } from '../../../art/mark';
import { paint, type Tools, write } from './canvas';
import { drawSigil } from './draw-figure';
import type { Layout } from './layout';
import type { ResultCard } from './result-card';

/** Draws the kind of a result, its title, a rule and the line worth quoting, in the middle of their box. */
export function drawWords(
  tools: Tools,
  { kind, title, numeral, sentence }: ResultCard,
  /** Whether the numeral is in the drawing already. */
  isNumeralDrawn: boolean,
  { words: box, align, scale }: Layout,
): void {
  const { pen, colors } = tools;
  const { width } = box;
  const gap = 36 * scale;
  const heading = [isNumeralDrawn ? '' : numeral, title].filter(Boolean).join(' · ');
  const label = setText(tools, kind, colors.gold, { ...box, largest: 36 * scale, leading: 1.3 });
  const largest = (isNumeralDrawn ? 82 : 120) * scale;
  const headSpace = { width, height: box.height * 0.46, largest, leading: 1.1 };
  const head = setText(tools, heading, colors.text, headSpace);
  const height = box.height - label.height - head.height - gap;
  const quoteSpace = { width, height, largest: 42 * scale, leading: 1.32 };
  const quote = setText(tools, sentence, colors.quiet, quoteSpace);
  const x = align === 'center' ? box.x + width / 2 : box.x;
  let y = box.y + (height - quote.height) / 2;
  label.draw(x, y, align);
  y += label.height;
  head.draw(x, y, align);
  y += head.height + gap;
  const rule = { width: 72 * scale, height: 4 * scale };
  const left = align === 'center' ? x - rule.width / 2 : x;
  pen.fillStyle = colors.hue;
  pen.fillRect(left, y - gap / 2 - rule.height / 2, rule.width, rule.height);
  quote.draw(x, y, align);
}

/** The usual height of a foot. */
const HEIGHT = 116;

/**
 * Draws the end of a picture: the shape of the name as a signature, whose it is if that may be said, the
 * question, and the brand.
 */
export function drawFoot(
  tools: Tools,
  owner: string,
  signature: readonly number[] | undefined,
  { foot: box, align }: Layout,
): void {
  const { text, quiet, gold } = tools.colors;
  const scale = box.height / HEIGHT;
  const indent = signature ? box.height + 22 * scale : 0;
  const line = { width: box.width - indent, height: 44 * scale };
  const whose = setText(tools, owner, text, { ...line, largest: 36 * scale, leading: 1.2 });
  const largest = (owner ? 30 : 36) * scale;
  const question = setText(tools, shapeQuestion, owner ? quiet : text, {
    ...line,
    largest,
    leading: 1.3,
  });
  const mark = 38 * scale;
  const brandSpace = { ...line, width: line.width - mark, largest: 27 * scale, leading: 1.35 };
  const brand = setText(tools, brandLine(), gold, brandSpace);
  const width = Math.max(whose.width, question.width, mark + brand.width);
  const height = whose.height + question.height + brand.height;
  const left = align === 'left' ? box.x : box.x + (box.width - indent - width) / 2;
  // Beside a drawing the lines begin at the same edge.
  const isCentered = align === 'center' && !signature;
  const x = isCentered ? box.x + box.width / 2 : left + indent;
  let y = box.y + (box.height - height) / 2;

  if (signature) {
    const radius = box.height * 0.36;
    const circle = { x: left + box.height / 2, y: box.y + box.height / 2, radius };
    drawSigil(tools, signature, circle, { lineWidth: 5 });
  }
  for (const part of [whose, question]) {
    part.draw(x, y, isCentered ? 'center' : 'left');
    y += part.height;
  }
  const start = isCentered ? x - (mark + brand.width) / 2 : x;
  const middle = y + brand.height / 2;
  const radius = 13 * scale;
  const path = markPath({ x: start + radius, y: middle, radius });
  paint(tools.pen, gold, { path, width: 0.11 * radius });
  brand.draw(start + mark, y, 'left');
}

/** The brand, as the page's metadata has it, and where it can be found. */
function brandLine(): string {
  const brand = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content;
  return [brand, location.host].filter(Boolean).join(' · ');
}

/** Sets a text as large as its space allows. It is drawn from a position down: its left edge, or its middle. */
function setText(tools: Tools, text: string, color: string, space: Space) {
  const { pen, serif } = tools;
  pen.font = serif(100);
  const measure = (part: string) => pen.measureText(part).width / 100;
  const { size, lines } = fitText(text, space, measure);
  const lineHeight = size * space.leading;
  return {
    width: Math.max(0, ...lines.map((line) => measure(line) * size)),
    height: lines.length * lineHeight,
    draw(x: number, y: number, align: 'left' | 'center') {
      for (const [index, line] of lines.entries()) {
        write(tools, line, { x, y: y + (index + 0.5) * lineHeight }, { size, color, align });
      }
    },
  };
}
