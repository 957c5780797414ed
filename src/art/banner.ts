import { type Figure, figure, type Point } from './figure';
import { evenLines, fittingSize, lettering, widthOf } from './lettering';
import { inks } from './pen';

const { bannerLeft, bannerMiddle, bannerRight, bannerNote, gold, goldHover, onGold } = inks.night;

/** The two shapes of the advertisement, in CSS pixels; they are rendered at twice that. */
export const bannerShapes = {
  'psychic-banner': { width: 970, height: 100, lines: 1, size: 36, invitation: 'See the offer' },
  'psychic-banner-mobile': { width: 360, height: 90, lines: 2, size: 24, invitation: undefined },
} as const;

export type BannerName = keyof typeof bannerShapes;

/** The advertisement as a drawing: a star atlas's corner, and the offer's own words. */
export function banner(name: BannerName, offer: string): string {
  const { width, height, lines: count, size: preferred, invitation } = bannerShapes[name];
  const lines = evenLines(offer, count);
  const left = height * 1.2;
  const button = invitation ? 150 : 0;
  const right = invitation ? button + 56 : 14;
  const size = fittingSize(lines, width - left - right, preferred);
  const small = Math.max(12.5, size * 0.44);
  const leading = size * 1.06;
  const block = leading * lines.length + small * 1.25;
  const first = (height - block) / 2 + size * 0.82;
  const text = lines.map((line, index) => lettering(line, left, first + index * leading, size));
  const note = lettering(
    'From our partner, in a new tab',
    left,
    first + leading * (lines.length - 1) + small * 1.75,
    small,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs><linearGradient id="sky"><stop stop-color="${bannerLeft}"/><stop offset=".55" stop-color="${bannerMiddle}"/><stop offset="1" stop-color="${bannerRight}"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#sky)"/>
${orbits(width, height)}
${drawn(figure(9), { x: height * 0.62, y: height / 2 }, height * 0.4)}
<path fill="#fff" d="${text.join('')}"/>
<path fill="${bannerNote}" d="${note}"/>
${invitation ? pill(invitation, width - button - 28, height / 2, button) : ''}
</svg>`;
}

/** Wide circles that run out of the picture, as on a chart's margin. */
function orbits(width: number, height: number): string {
  const circles = [1.1, 1.7, 2.5, 3.5, 4.7, 6.1].map(
    (turn) =>
      `<circle cx="${height * 0.62}" cy="${height / 2}" r="${(height * turn) / 2}" opacity="${0.34 - turn * 0.04}"/>`,
  );
  return `<g fill="none" stroke="${gold}" stroke-width="1"><path opacity=".16" d="M0 ${height / 2}H${width}"/>${circles.join('')}</g>`;
}

function drawn({ points, outline, chords }: Figure, at: Point, radius: number): string {
  const place = ({ x, y }: Point) =>
    `${(at.x + x * radius).toFixed(1)} ${(at.y + y * radius).toFixed(1)}`;
  const line = (path: readonly Point[]) => `M${path.map(place).join('L')}`;
  const dots = points.map((point) => {
    const [x, y] = place(point).split(' ');
    return `<circle cx="${x}" cy="${y}" r="${radius * 0.05}"/>`;
  });
  return `<g fill="none" stroke="${gold}"><circle cx="${at.x}" cy="${at.y}" r="${radius}" fill="${bannerLeft}" stroke-width="1.2"/>
<path stroke-width=".6" opacity=".55" d="${chords.map(line).join('')}"/>
<path stroke-width="1.2" d="${outline.map((path) => `${line(path)}Z`).join('')}"/></g><g fill="${goldHover}">${dots.join('')}</g>`;
}

function pill(text: string, x: number, y: number, width: number): string {
  const size = 19;
  const start = x + (width - widthOf(text, size)) / 2;
  return `<rect x="${x}" y="${y - 21}" width="${width}" height="42" rx="21" fill="${gold}"/><path fill="${onGold}" d="${lettering(text, start, y + size * 0.32, size)}"/>`;
}
