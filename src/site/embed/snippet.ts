import type { FramedNumber } from '#texts/site/embed';

/** What somebody has chosen for their page. */
export interface SnippetChoices {
  readonly number: FramedNumber;
  /** `own` follows the page around it. */
  readonly colors: 'own' | 'light' | 'night';
  readonly code: 'element' | 'frame';
  readonly isNofollow: boolean;
}

/** What is offered: where the frames and the script are, and what the frames are called. */
export interface Offered {
  readonly titles: Readonly<Record<FramedNumber, string>>;
  /** The address of the page that gives the code away: everything else is below it. */
  readonly address: string;
}

/** The height in pixels that holds every answer in a column of 280 pixels. */
export const FIXED_HEIGHT = 720;

/** The address of a frame in its colors. */
export function frameAddress({ number, colors }: SnippetChoices, { address }: Offered): string {
  return `${address}/${number}${colors === 'own' ? '' : `#${colors}`}`;
}

/** The code to paste. Its link is what remains where the frame cannot be shown. */
export function snippet(choices: SnippetChoices, offered: Offered): string {
  const { number, colors, code, isNofollow } = choices;
  const title = escaped(offered.titles[number]);
  const link = `<a href="${offered.address}/${number}"${isNofollow ? ' rel="nofollow"' : ''}>${title}</a>`;
  if (code === 'frame') {
    const frame = `<iframe src="${frameAddress(choices, offered)}" title="${title}" width="100%" height="${FIXED_HEIGHT}" loading="lazy" referrerpolicy="no-referrer"></iframe>`;
    return `${frame}\n<p>${link}</p>`;
  }
  const scheme = colors === 'own' ? '' : ` colors="${colors}"`;
  return `<ninefold-number kind="${number}"${scheme}>${link}</ninefold-number>\n<script async src="${offered.address}.js"></script>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
