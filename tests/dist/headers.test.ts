import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { headersFor, parseHeaders } from '../../scripts/headers';
import { site } from '../../src/config/site';
import { servedFiles } from './files';
import { addressOf, dist } from './pages';

/** Scripts, fonts, and the photographs of articles. */
const HASHED = /[.-][\w-]+\.js$|\/[\da-f]+\.woff2$|\.[\w-]{8}(?:_\w+)?\.(?:jpe?g|png|webp|avif)$/;

const rules = parseHeaders(readFileSync(join(dist, '_headers'), 'utf8'));
const cachingOf = (file: string) => headersFor(rules, addressOf(file)).get('Cache-Control');
const YEAR = 'public, max-age=31536000, immutable';
const deployed = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../deploy', name), 'utf8');

test('_headers sets these for every URL', () => {
  for (const file of servedFiles) {
    expect([file, Object.fromEntries(headersFor(rules, addressOf(file)))]).toEqual([
      file,
      expect.objectContaining({
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'permissions-policy': expect.stringMatching(
          /camera=\(\), .*geolocation=\(\), .*microphone=\(\), .*payment=\(\)/,
        ),
      }),
    ]);
  }
});

test('others may frame what is below /embed, and nothing else', () => {
  const framed = servedFiles.filter((file) => {
    const policy = headersFor(rules, addressOf(file)).get('Content-Security-Policy');
    return policy === 'frame-ancestors *';
  });
  expect(framed).toEqual(servedFiles.filter((file) => /^(?:es\/)?embed\//.test(file)));
});

test('browsers revalidate pages, and keep files with a hash in their names for a year', () => {
  const pages = servedFiles.filter((file) => file.endsWith('.html'));
  expect(pages.filter((file) => cachingOf(file) !== 'no-cache')).toEqual([]);
  const cached = servedFiles.filter((file) => cachingOf(file) === YEAR);
  expect(cached).toEqual(servedFiles.filter((file) => file.startsWith('assets/')));
  expect(cached.filter((file) => !HASHED.test(file))).toEqual([]);
});

// `npm run hosts` asks the servers themselves.
const nginx = ['http', 'server'].map((name) => deployed(`nginx/ninefold/${name}.conf`)).join('');
const caddy = deployed('caddy/ninefold.caddy');

test.each([
  ['nginx', nginx.matchAll(/^add_header ([\w-]+) "(.*)" always;$/gm)],
  ['Caddy', caddy.match(/^header \{\n((?:\t.*\n)+)/m)?.[1]?.matchAll(/([\w-]+) "(.*)"$/gm)],
])('%s has exactly the headers that _headers sets for every response', (_, headers) => {
  const sent = Array.from(headers ?? [], ([, name, value]) => [name, value]);
  const set = rules.find(({ pattern }) => pattern === '/*')?.headers;
  expect(Object.fromEntries(sent)).toEqual(set);
});

test('vercel.json has the rules of _headers', () => {
  const { headers } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../vercel.json'), 'utf8'),
  );
  const expected = rules.map(({ pattern, headers }) => ({
    source: pattern.replace('/*', '/(.*)'),
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));
  expect(headers).toEqual(expected);
});

test('/.well-known/security.txt has what RFC 9116 requires, from the configuration', () => {
  const text = readFileSync(join(dist, '.well-known/security.txt'), 'utf8');
  const fields = Object.fromEntries(
    [...text.matchAll(/^(\w+): (.*)$/gm)].map((line) => line.slice(1)),
  );
  expect(fields).toMatchObject({
    Contact: `mailto:${site.email}`,
    Canonical: `${site.origin}/.well-known/security.txt`,
    Expires: `${site.securityContactUntil}T00:00:00Z`,
  });
});
