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
    /** The banner, from left to right, and its small print. */
    bannerLeft: '#1a1145',
    bannerMiddle: '#3b2677',
    bannerRight: '#6b4292',
    bannerNote: '#e9cf97',
  },
  paper: {
    ground: '#fbf7ee',
    raised: '#ffffff',
    sunken: '#f1eadb',
    tint: '#e4def0',
    text: '#241a3d',
    quiet: '#5a4f78',
    link: '#4b3bbd',
    gold: '#8a6420',
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

/**
 * Every color as a custom property, `--night-ground` for example. A document begins with them, and the
 * style sheets use nothing else.
 */
export function colorProperties(palette: Palette): string {
  const properties = Object.entries(palette).flatMap(([ground, colors]) =>
    Object.entries(colors).map(([name, color]) => `--${ground}-${kebab(name)}:${color}`),
  );
  return `@layer tokens{:root{${properties.join(';')}}}`;
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

interface FaintColor {
  readonly ground: keyof Palette;
  readonly name: string;
  readonly against: string;
}

/** What is read on what, on night and paper alike. */
const READ_ON = {
  text: ['ground', 'raised', 'sunken'],
  quiet: ['ground', 'raised', 'sunken'],
  link: ['ground', 'raised', 'sunken'],
  gold: ['ground', 'raised'],
} as const;
/** The contrast that WCAG 2.2 AA asks of text. */
export const LEAST_CONTRAST = 4.5;

/** The colors of text that are too close to what is behind them. */
export function faintColors(palette: Palette): readonly FaintColor[] {
  const faint: FaintColor[] = [];
  for (const ground of ['night', 'paper'] as const) {
    const colors = palette[ground];
    for (const name of ['text', 'quiet', 'link', 'gold'] as const) {
      const against = READ_ON[name].find(
        (other) => contrast(colors[name], colors[other]) < LEAST_CONTRAST,
      );
      if (against) faint.push({ ground, name, against });
    }
  }
  for (const name of ['bannerLeft', 'bannerMiddle', 'bannerRight'] as const) {
    const isFaint = contrast('#ffffff', palette.night[name]) < LEAST_CONTRAST;
    if (isFaint) faint.push({ ground: 'night', name, against: 'white' });
    const isNoteFaint = contrast(palette.night.bannerNote, palette.night[name]) < LEAST_CONTRAST;
    if (isNoteFaint) faint.push({ ground: 'night', name: 'bannerNote', against: name });
  }
  const { onGold, gold, goldHover, text, glow } = palette.night;
  // The Power Numbers are written on it.
  if (contrast(text, glow) < LEAST_CONTRAST) {
    faint.push({ ground: 'night', name: 'glow', against: 'text' });
  }
  if (Math.min(contrast(onGold, gold), contrast(onGold, goldHover)) < LEAST_CONTRAST) {
    faint.push({ ground: 'night', name: 'onGold', against: 'gold' });
  }
  return faint;
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
