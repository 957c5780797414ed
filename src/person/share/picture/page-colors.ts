/** The colors of a picture, as CSS has them. */
const COLORS = {
  ground: 'var(--ground)',
  sunken: 'var(--sunken)',
  gold: 'var(--gold)',
  link: 'var(--link)',
  text: 'var(--text)',
  quiet: 'var(--quiet)',
  line: 'var(--line)',
  lineFaded: 'rgb(from var(--line) r g b / 0)',
  /** The ground behind a drawing, where the sky glows. */
  lit: 'color-mix(in srgb, var(--glow) 45%, var(--ground))',
} as const;

/** The colors of a picture. */
export type Colors = Readonly<Record<keyof typeof COLORS, string>>;

/** The page's colors in its own color scheme. A canvas does not support `light-dark()`. */
export function pageColors(): Colors {
  const probe = document.body.appendChild(document.createElement('span'));
  // In high contrast every color would be that of the text.
  probe.style.setProperty('forced-color-adjust', 'none');
  const colors = Object.entries(COLORS).map(([name, color]) => {
    probe.style.color = color;
    return [name, getComputedStyle(probe).color];
  });
  probe.remove();
  return Object.fromEntries(colors) as Colors;
}
