import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { headersFor, parseHeaders } from '../../scripts/headers';
import { site } from '../../src/config/site';
import { contentType } from './content-types';
import { addressOf, everyFile, servedFiles } from './files';
import { dist } from './pages';

const rules = parseHeaders(readFileSync(join(dist, '_headers'), 'utf8'));
const nginx = readFileSync(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8');
const YEAR = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';

describe('_headers', () => {
  test.each([
    ['Content-Security-Policy', "frame-ancestors 'self'"],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Referrer-Policy', 'same-origin'],
    ['Strict-Transport-Security', 'max-age=31536000'],
    ['X-Content-Type-Options', 'nosniff'],
  ])('sets %s for every URL', (name, value) => {
    for (const file of servedFiles) {
      expect(headersFor(rules, addressOf(file)).get(name)).toBe(value);
    }
  });

  test.each(['camera', 'geolocation', 'microphone', 'payment', 'usb'])('forbids the %s', (name) => {
    expect(headersFor(rules, '/').get('Permissions-Policy')?.split(', ')).toContain(`${name}=()`);
  });

  test('makes browsers revalidate every page', () => {
    const cached = servedFiles
      .filter((file) => file.endsWith('.html'))
      .filter((file) => headersFor(rules, addressOf(file)).get('Cache-Control') !== 'no-cache');
    expect(cached).toEqual([]);
  });

  test('caches files with a hash in their names for a year, and nothing else', () => {
    const cached = servedFiles.filter(
      (file) => headersFor(rules, addressOf(file)).get('Cache-Control') === YEAR,
    );
    expect(cached).toEqual(servedFiles.filter((file) => file.startsWith('assets/')));
    const unhashed = cached.filter((file) => !/[.-][\w-]+\.js$|\/[\da-f]+\.woff2$/.test(file));
    expect(unhashed).toEqual([]);
  });
});

describe('deploy/nginx.conf', () => {
  test('has exactly the headers that _headers sets for every response', () => {
    const inNginx = [...nginx.matchAll(/^ *add_header ([\w-]+) "(.*)" always;$/gm)];
    const inHeaders = rules.find(({ pattern }) => pattern === '/*')?.headers;
    expect(Object.fromEntries(inNginx.map(([, name, value]) => [name, value]))).toEqual(inHeaders);
  });

  test('adds headers in one place only, since a second would hide the first', () => {
    const blocks = nginx.split('\n').filter((line) => line.includes('add_header'));
    expect(new Set(blocks.map((line) => line.search(/\S/)))).toEqual(new Set([4]));
    expect(nginx).not.toMatch(/location[^{]*\{[^}]*add_header/);
  });

  test('caches each file as long as _headers does', () => {
    const map = [...nginx.matchAll(/^ *~(\^\S+) "(.*)";$/gm)];
    expect(map).toHaveLength(2);
    for (const file of servedFiles) {
      const line = map.find(([, pattern = '']) => new RegExp(pattern).test(`/${file}`));
      const cached = headersFor(rules, addressOf(file)).get('Cache-Control') ?? 'no-cache';
      expect([file, line?.[2] ?? 'no-cache']).toEqual([file, cached]);
      expect(['no-cache', DAY, YEAR]).toContain(cached);
    }
  });

  test('knows the type of every kind of file, and which are text', () => {
    const types = nginx.match(/types \{([^}]*)\}/)?.[1] ?? '';
    const known = [...types.matchAll(/(\S+) (\S+);/g)].map(([, type = '', ending = '']) => {
      const isText = type === 'text/html' || nginx.match(/charset_types[^;]*/)?.[0].includes(type);
      return [`.${ending}`, isText ? `${type}; charset=utf-8` : type];
    });
    for (const [ending, type] of known)
      expect([ending, contentType(`a${ending}`)]).toEqual([ending, type]);
    const endings = new Set(servedFiles.map((file) => file.slice(file.lastIndexOf('.'))));
    expect([...endings].filter((ending) => !known.some(([own]) => own === ending))).toEqual([]);
  });
});

describe('deploy/Caddyfile', () => {
  const caddy = readFileSync(join(import.meta.dirname, '../../deploy/Caddyfile'), 'utf8');

  test('has exactly the headers that _headers sets for every response', () => {
    const [, block = ''] = /\theader \{\n((?:\t\t.*\n)+)/.exec(caddy) ?? [];
    const inCaddy = [...block.matchAll(/^\t\t([\w-]+) "(.*)"$/gm)];
    const inHeaders = rules.find(({ pattern }) => pattern === '/*')?.headers;
    expect(Object.fromEntries(inCaddy.map(([, name, value]) => [name, value]))).toEqual(inHeaders);
  });

  test('knows the type of every kind of file', () => {
    const known = new Map(
      [...caddy.matchAll(/^\t\t~\\(\.\w+)\$ "(.*)"$/gm)].map(([, ending = '', type]) => [
        ending,
        type,
      ]),
    );
    const [, pages] = /^\t\tdefault "(text.*)"$/m.exec(caddy) ?? [];
    for (const file of servedFiles) {
      const type = known.get(file.slice(file.lastIndexOf('.'))) ?? pages;
      expect([file, type]).toEqual([file, contentType(file)]);
    }
  });
});

describe('compressed copies', () => {
  const read = (file: string) => readFileSync(join(dist, file));

  test('exist for every text file of 256 bytes or more, and for nothing else', () => {
    const texts = servedFiles.filter(
      (file) => contentType(file).includes('charset') && read(file).byteLength >= 256,
    );
    expect(texts.length).toBeGreaterThan(80);
    for (const ending of ['.br', '.gz']) {
      const copies = everyFile.filter((file) => file.endsWith(ending));
      expect(copies).toEqual(texts.map((file) => file + ending).sort());
    }
  });
});

describe('/.well-known/security.txt', () => {
  const fields = new Map(
    readFileSync(join(dist, '.well-known/security.txt'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/) as [string, string]),
  );

  test('has what RFC 9116 requires, from the configuration', () => {
    expect(fields.get('Contact')).toBe(`mailto:${site.email}`);
    expect(fields.get('Canonical')).toBe(`${site.origin}/.well-known/security.txt`);
    expect(fields.get('Preferred-Languages')).toBe('en');
    expect(fields.get('Expires')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  });
});
