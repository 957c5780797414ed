import type { Circle } from './figure';
import { figureParts } from './figure-parts';
import { fitLettering } from './lettering';
import { inks, Pen } from './pen';

const { bannerLeft, bannerMiddle, bannerRight, bannerNote, gold, goldHover, onGold } = inks.night;

/** The two shapes of the advertisement, in CSS pixels; they are rendered at twice that. */
export const bannerShapes = {
  'psychic-banner': { width: 970, height: 100, lines: 1, size: 36, invitation: 'See the offer' },
  'psychic-banner-mobile': { width: 360, height: 90, lines: 2, size: 24, invitation: undefined },
} as const;

export type BannerName = keyof typeof bannerShapes;

/** The advertisement as a drawing: a star atlas's corner, and the offer's own words. */
export function banner(name: BannerName, offer: string): string {
  const { width, height, lines: count, size: largest, invitation } = bannerShapes[name];
  const pen = new Pen(inks.night);
  const left = height * 1.2;
  const button = invitation ? 150 : 0;
  const right = invitation ? button + 56 : 14;
  const space = { width: width - left - right, height: count * largest, largest, leading: 1 };
  const { size, lines } = fitLettering(offer, space);
  const small = Math.max(12.5, size * 0.44);
  const leading = size * 1.06;
  const block = leading * lines.length + small * 1.25;
  const first = (height - block) / 2 + size * 0.82;
  const last = first + leading * (lines.length - 1);
  return pen.finish(width, height, [
    `<linearGradient id="sky"><stop stop-color="${bannerLeft}"/><stop offset=".55" stop-color="${bannerMiddle}"/><stop offset="1" stop-color="${bannerRight}"/></linearGradient>`,
    pen.rect(0, 0, width, height, { stroke: 'none', fill: 'url(#sky)' }),
    pen.path(`M0 ${height / 2}H${width}`, { width: 1, opacity: 0.16 }),
    ...chart(pen, { x: height * 0.62, y: height / 2, radius: height * 0.4 }),
    ...lines.map((line, index) =>
      pen.text(line, left, first + index * leading, { size, anchor: 'start', fill: '#fff' }),
    ),
    pen.text('From our partner, in a new tab', left, last + small * 1.75, {
      size: small,
      anchor: 'start',
      fill: bannerNote,
    }),
    invitation ? pill(pen, invitation, width - button - 28, height / 2, button) : '',
  ]);
}

/** The figure of nine, and wide circles that run out of the picture, as on a chart's margin. */
function chart(pen: Pen, at: Circle): string[] {
  const { x, y, radius } = at;
  return [
    ...[1.1, 1.7, 2.5, 3.5, 4.7, 6.1].map((turn) =>
      pen.circle(x, y, radius * turn * 1.25, { width: 1, opacity: 0.34 - turn * 0.04 }),
    ),
    pen.circle(x, y, radius, { stroke: 'none', fill: bannerLeft }),
    ...figureParts(9, 'edgeless', at).map((part) =>
      pen.parts([part], part.name === 'dots' ? goldHover : gold),
    ),
  ];
}

function pill(pen: Pen, text: string, x: number, y: number, width: number): string {
  const size = 19;
  return (
    pen.rect(x, y - 21, width, 42, { radius: 21, stroke: 'none', fill: gold }) +
    pen.text(text, x + width / 2, y + size * 0.32, { size, fill: onGold })
  );
}
