import { expect, test } from 'vitest';
import { parsePage, withoutRanges } from './page';
import { hashesOfOtherPages } from './remove-from-pages';

// printf %s 'a{}' | openssl dgst -sha256 -binary | base64, and so on.
const STYLE = " 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='";
const SCRIPT = " 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='";
const OTHER = " 'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='";

const policy = (scripts: string, styles: string) =>
  `<meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'self'${scripts}; style-src 'self'${styles};">`;
const BODY = `<style>a{}</style><script type="module">go()</script><p>'sha256-BBB='</p>`;

function clean(html: string): string {
  const page = parsePage('dist/about.html', html);
  return withoutRanges(html, hashesOfOtherPages(page));
}

test('leaves a policy the hashes of its own page, and changes nothing else', () => {
  expect(clean(policy(OTHER + SCRIPT, STYLE + OTHER) + BODY)).toBe(policy(SCRIPT, STYLE) + BODY);
});

test('keeps the hash of a style for visitors without scripts', () => {
  const html = `${policy('', STYLE)}<noscript><style>a{}</style></noscript>`;
  expect(clean(html)).toBe(html);
});

test('stops at a page without a policy', () => {
  expect(() => clean(BODY)).toThrow(
    'dist/about.html has no content security policy: Astro may have changed how it writes one.',
  );
});

test.each([
  ['script', policy('', STYLE), 'go()'],
  ['style', policy(SCRIPT, ''), 'a{}'],
])('stops at an inline %s that the browser would block', (element, meta, text) => {
  expect(() => clean(meta + BODY)).toThrow(
    `The content security policy of dist/about.html has no hash for the inline ${element} that begins with “${text}”: Astro may have changed what it hashes.`,
  );
});
