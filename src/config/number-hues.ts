import type { CoreNumber } from '@ninefold/numerology';

/** How light a tone is, and how much darker it is for a master number. In OKLCH. */
interface Tone {
  readonly lightness: number;
  readonly deeper: number;
  readonly chroma: number;
}

/** Lines, edges and glows have the `hue` of a number; its figure and its chips are filled with the `fill`. */
export type HueUse = 'hue' | 'fill';

/** One lightness and one chroma for all numbers, on each ground. */
const TONES: Readonly<Record<'night' | 'paper', Readonly<Record<HueUse, Tone>>>> = {
  night: {
    hue: { lightness: 0.76, deeper: 0.12, chroma: 0.12 },
    fill: { lightness: 0.4, deeper: 0.08, chroma: 0.07 },
  },
  paper: {
    hue: { lightness: 0.55, deeper: 0.1, chroma: 0.09 },
    fill: { lightness: 0.89, deeper: 0.05, chroma: 0.055 },
  },
};

/** The numbers with a hue. Not from the library: Playwright, which reads this too, would look for it compiled. */
export const HUED_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33] as const satisfies CoreNumber[];

/** The place of gold on the color wheel. It has a tenth of it, and each digit a tenth from there. */
const GOLD = 83;

/** A master number has the place of the digit that it comes down to. */
function placeOf(number: CoreNumber): number {
  const digit = isDigit(number) ? number : (2 * number) / 11;
  return (GOLD - 36 * digit + 360) % 360;
}

/** The color of a number on a ground: lightness, chroma and hue. */
function toneOf(number: CoreNumber, ground: 'night' | 'paper', use: HueUse) {
  const { lightness, deeper, chroma } = TONES[ground][use];
  return [isDigit(number) ? lightness : lightness - deeper, chroma, placeOf(number)] as const;
}

function isDigit(number: CoreNumber): boolean {
  return number <= 9;
}

/**
 * The hues as custom properties, for every element with a `data-number`. Without a number, or with one that
 * has no hue, they are the gold and the glow.
 */
export function hueRules(): string {
  const named = (number: CoreNumber) => `[data-number="${number}"]`;
  const places = HUED_NUMBERS.map((number) => `${named(number)}{--place:${placeOf(number)}}`);
  const tones = [HUED_NUMBERS.filter(isDigit), HUED_NUMBERS.filter((number) => !isDigit(number))];
  const rules = tones.map((numbers) => {
    const [any = 1] = numbers;
    const color = (ground: 'night' | 'paper', use: HueUse) => {
      const [lightness, chroma] = toneOf(any, ground, use).map(short);
      return `oklch(${lightness} ${chroma} var(--place))`;
    };
    const value = (use: HueUse) => `light-dark(${color('paper', use)},${color('night', use)})`;
    return `${numbers.map(named).join()}{--number-hue:${value('hue')};--number-fill:${value('fill')}}`;
  });
  const others = ':root,[data-number]{--number-hue:var(--gold);--number-fill:var(--glow)}';
  return [others, ...places, ...rules].join('');
}

function short(value: number): string {
  return String(Math.round(value * 1000) / 1000).replace(/^0(?=\.)/, '');
}

/** A color as `#rrggbb`. */
export type HexColor = `#${string}`;

/** The color of a number: for drawings, and to check it. */
export function numberColor(number: CoreNumber, ground: 'night' | 'paper', use: HueUse): HexColor {
  return hexOf(...toneOf(number, ground, use));
}

/** OKLCH in sRGB, by Björn Ottosson’s matrices. What is out of its gamut is clipped, as browsers do. */
function hexOf(lightness: number, chroma: number, hue: number): HexColor {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const brief = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const parts = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * brief,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * brief,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * brief,
  ];
  return `#${parts.map(gammaEncoded).join('')}`;
}

function gammaEncoded(part: number): string {
  const share = part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055;
  const value = Math.round(Math.min(1, Math.max(0, share)) * 255);
  return value.toString(16).padStart(2, '0');
}
