import type { Card } from './card';
import { setText } from './draw-text';
import type { Layout } from './layout';
import type { Tools } from './tools';

/** Draws the kind of a result, its title and the line worth quoting, in the middle of their box. */
export function drawWords(
  tools: Tools,
  { kind, title, numeral, sentence }: Card,
  /** Whether the numeral is in the drawing already. */
  isNumeralDrawn: boolean,
  { words: box, align, scale }: Layout,
): void {
  const { colors } = tools;
  const heading = [isNumeralDrawn ? '' : numeral, title].filter(Boolean).join(' · ');
  const label = setText(tools, kind, box, {
    largest: 36 * scale,
    leading: 1.3,
    color: colors.gold,
  });
  const head = setText(
    tools,
    heading,
    { width: box.width, height: box.height * 0.46 },
    { largest: (isNumeralDrawn ? 82 : 120) * scale, leading: 1.1, color: colors.text },
  );
  const gap = 18 * scale;
  const quote = setText(
    tools,
    sentence,
    { width: box.width, height: box.height - label.height - head.height - gap },
    { largest: 42 * scale, leading: 1.32, color: colors.quiet },
  );
  const x = align === 'center' ? box.x + box.width / 2 : box.x;
  let y = box.y + (box.height - label.height - head.height - gap - quote.height) / 2;
  label.draw(x, y, align);
  y += label.height;
  head.draw(x, y, align);
  y += head.height + gap;
  quote.draw(x, y, align);
}
