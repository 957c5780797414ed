import { HUED_NUMBERS, hueRules, numberColor } from './number-hues';

/** The colors that the repository ships, by ground and name. */
export const shippedColors = {
  night: {
    ground: '#120c2b',
    raised: '#1c1440',
    sunken: '#0b0720',
    glow: '#2a1c5e',
    text: '#f5f0e6',
    quiet: '#c3b9de',
    link: '#b3a8ff',
    gold: '#e3bf78',
    goldHover: '#f0d59d',
    onGold: '#1b1233',
    line: '#3a2f66',
    edge: '#7a6bb5',
  },
  paper: {
    ground: '#fbf7ee',
    raised: '#ffffff',
    sunken: '#f1eadb',
    tint: '#e4def0',
    text: '#241a3d',
    quiet: '#5a4f78',
    link: '#4b3bbd',
    gold: '#88621f',
    line: '#d9cfb8',
    edge: '#857856',
  },
} as const;

/** Every color of the site: what the operator chose, and the shipped ones. */
export type Palette = {
  readonly [Ground in keyof typeof shippedColors]: Readonly<
    Record<keyof (typeof shippedColors)[Ground], string>
  >;
};

/** The brown that paper is mixed with where a reader prefers dark. */
const DUSK = '#14100a';

/** Which color of paper each one by lamplight is made from, and what part of it is left. */
const LAMP = {
  ground: ['ground', 0.08],
  raised: ['ground', 0.14],
  sunken: ['ground', 0.03],
  text: ['sunken', 1],
  quiet: ['sunken', 0.74],
  line: ['line', 0.3],
  edge: ['line', 0.6],
  tint: ['tint', 0.24],
} as const;

/** Paper by lamplight, for a reader who prefers dark: warm, where the night is blue. */
export function lampOf({ paper }: Palette) {
  const colors = Object.entries(LAMP).map(([name, [from, part]]) => [
    name,
    mixed(paper[from], part, DUSK),
  ]);
  return Object.fromEntries(colors) as Record<keyof typeof LAMP, string>;
}

/** The color of pictures alone, which the build draws. */
const DRAWN = 'tint';

/**
 * Every color as a custom property, `--night-ground` for example, and the hues of the numbers. A document
 * begins with them, and the style sheets use nothing else.
 */
export function colorProperties(palette: Palette): string {
  const properties = Object.entries({ ...palette, lamp: lampOf(palette) }).flatMap(
    ([ground, colors]) =>
      Object.entries(colors)
        .filter(([name]) => name !== DRAWN)
        .map(([name, color]) => `--${ground}-${kebab(name)}:${color}`),
  );
  return `@layer tokens{:root{${properties.join(';')}}${hueRules()}}`;
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

interface ColorPair {
  readonly ground: keyof Palette | 'lamp';
  readonly name: string;
  readonly against: string;
  readonly contrast: number;
  /** What the contrast has to be at least. */
  readonly least: number;
}

/** What is read, and on what, on every ground. */
const READ = ['text', 'quiet', 'link', 'gold'] as const;
const READ_ON = ['ground', 'raised', 'sunken'] as const;
/** The contrasts that WCAG 2.2 AA asks of text, and of lines with a meaning. */
const TEXT = 4.5;
const LINES = 3;

/** Every color that has to be told from another. */
export function colorPairs(palette: Palette): readonly ColorPair[] {
  const grounds = { ...palette, lamp: { ...palette.night, ...lampOf(palette) } };
  const pairs = (['night', 'paper', 'lamp'] as const).flatMap((ground) => {
    const colors = grounds[ground];
    const pair = (name: string, against: string, one: string, other: string, least: number) => ({
      ground,
      name,
      against,
      contrast: contrast(one, other),
      least,
    });
    const read = READ.flatMap((name) =>
      READ_ON.map((other) => pair(name, other, colors[name], colors[other], TEXT)),
    );
    const scheme = ground === 'paper' ? 'paper' : 'night';
    const hues = HUED_NUMBERS.flatMap((number) => {
      const hue = numberColor(number, scheme, 'hue');
      const fill = numberColor(number, scheme, 'fill');
      return [
        pair('ground', `the hue of ${number}`, colors.ground, hue, LINES),
        pair('raised', `the hue of ${number}`, colors.raised, hue, LINES),
        pair('text', `the fill of ${number}`, colors.text, fill, TEXT),
        pair('gold', `the fill of ${number}`, colors.gold, fill, LINES),
      ];
    });
    return [...read, ...hues];
  });
  const { night } = palette;
  const onNight = (name: string, against: string, one: string, other: string) =>
    ({ ground: 'night', name, against, contrast: contrast(one, other), least: TEXT }) as const;
  return [
    ...pairs,
    // The Power Numbers are written on it.
    onNight('glow', 'text', night.text, night.glow),
    onNight('onGold', 'gold', night.onGold, night.gold),
    onNight('onGold', 'goldHover', night.onGold, night.goldHover),
  ];
}

/** The colors that an operator chose too close to another, by their keys, each with the first such. */
export function faintColors(palette: Palette) {
  const faint = colorPairs(palette)
    .filter((pair) => pair.contrast < pair.least)
    // Of two, the mistake is the one that is not as shipped.
    .map((pair) =>
      isShipped(palette, keyOf(pair)) ? { ...pair, name: pair.against, against: pair.name } : pair,
    )
    .map((pair) => ({ ...pair, key: keyOf(pair) }));
  return faint.filter(
    ({ key }, index) => faint.findIndex((other) => String(other.key) === String(key)) === index,
  );
}

function isShipped(palette: Palette, [ground, name]: ReturnType<typeof keyOf>): boolean {
  return Reflect.get(palette[ground], name) === Reflect.get(shippedColors[ground], name);
}

/** What an operator writes for a color. By lamplight it is of paper where it is mixed, or else of the night. */
function keyOf({ ground, name }: ColorPair): readonly [keyof Palette, string] {
  if (ground !== 'lamp') return [ground, name];
  return name in LAMP ? ['paper', LAMP[name as keyof typeof LAMP][0]] : ['night', name];
}

/** A part of one color with the rest of another, as `color-mix(in srgb, …)` does. */
function mixed(one: string, part: number, other: string): string {
  const parts = [1, 3, 5].map((start) => {
    const [first = 0, second = 0] = [one, other].map((color) =>
      Number.parseInt(color.slice(start, start + 2), 16),
    );
    const value = Math.round(first * part + second * (1 - part));
    return value.toString(16).padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** The contrast of two colors by WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
