import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headersFor, parseHeaders } from '../../scripts/headers';
import { contentType } from '../dist/content-types';
import { everyFile, servedFiles } from '../dist/files';
import { addressOf, dist } from '../dist/pages';

/** One request to a host, and what its answer must be. */
export interface Check {
  /** What is checked: a row of the table that `npm run hosts` prints. */
  readonly what: string;
  readonly path: string;
  readonly method?: 'HEAD' | 'POST';
  readonly send?: Readonly<Record<string, string>>;
  /** Asks twice, the second time with the `ETag` of the first answer. */
  readonly revalidates?: boolean;
  readonly status: readonly number[];
  /** `null` stands for a header that is not there. */
  readonly headers?: Readonly<Record<string, string | RegExp | null>>;
  /** What the body is, once decompressed. */
  readonly body?: () => Buffer;
  /** What the body is as it was sent. */
  readonly sentBody?: () => Buffer;
}

type Row = readonly Omit<Check, 'what'>[];

const rules = parseHeaders(readFileSync(join(dist, '_headers'), 'utf8'));
const read = (file: string) => () => readFileSync(join(dist, file));
const pages = servedFiles.filter((file) => file.endsWith('.html'));
const otherFiles = servedFiles.filter((file) => !file.endsWith('.html'));
const compressible = everyFile
  .filter((file) => file.endsWith('.gz'))
  .map((file) => file.slice(0, -3));
const [picture = ''] = servedFiles.filter((file) => file.endsWith('.png'));
const noCache = { 'Cache-Control': 'no-cache' };

/** The headers that public/_headers sets for an address, without the caching. */
function headersOf(address: string): Record<string, string> {
  const { 'cache-control': _, ...others } = Object.fromEntries(headersFor(rules, address));
  return others;
}

function cachingOf(address: string): string {
  return headersFor(rules, address).get('Cache-Control') ?? 'no-cache';
}

/** Other names of a type that mean the same to a browser. */
const synonyms: Record<string, string> = {
  'image/x-icon': 'image/(?:x-icon|vnd\\.microsoft\\.icon)',
  'text/javascript': '(?:text|application)/javascript',
};

/** The type of a file under any of its names, without its charset. */
function typePattern(file: string): RegExp {
  const [type = ''] = contentType(file).split(';');
  return new RegExp(`^${synonyms[type] ?? RegExp.escape(type)}(?:;|$)`);
}

const existing = (file: string, headers: Check['headers'] = {}) => ({
  path: encodeURI(addressOf(file)),
  status: [200],
  headers,
});
const missing = (path: string) => ({ path, status: [404], body: read('404.html') });
const redirected = (path: string, headers: NonNullable<Check['headers']>) => ({
  path,
  status: [301, 308],
  headers,
});
const redirectsTo = (places: Readonly<Record<string, string>>) =>
  Object.entries(places).map(([path, Location]) => redirected(path, { Location }));

const slashes = {
  '/about/': '/about',
  '/blog/': '/blog',
  '/blog/karmic-debt/?from=mail&x=%2F': '/blog/karmic-debt?from=mail&x=%2F',
};
const extensions = {
  '/about.html': '/about',
  '/blog/karmic-debt.html?from=mail': '/blog/karmic-debt?from=mail',
  '/index.html': '/',
};
const redirects = Object.keys({ ...slashes, ...extensions });

const unknown = [
  '/unknown',
  '/unknown.html',
  '/blog/unknown',
  '/one/two/three',
  '/assets/unknown.js',
  '/assets',
  '/pictures',
  '/unknown.html/x',
  // A browser would read a Location of `/\evil.test` as another host.
  '/%5Cevil.test/',
  '/%0dSet-Cookie:%20a=b/',
  '/%0aSet-Cookie:%20a=b/',
  '/%0d%0aSet-Cookie:%20a=b/',
  '/%3Cscript%3Ealert(1)%3C/script%3E',
];

/** No answer to these may lead to another host or show a file outside the folder. */
const hostile = [
  '//evil.test/',
  '//evil.test//',
  '//about/',
  '/..%2f..%2fetc/passwd',
  '/blog/../../package.json',
];

/** Every file with compressed copies, asked for in an encoding. */
const compressed = (encoding: string, check: (file: string) => Partial<Check>): Row =>
  compressible.map((file) => ({
    ...existing(file),
    send: { 'Accept-Encoding': encoding },
    ...check(file),
  }));
const readable = (encoding: string) =>
  compressed(encoding, (file) => ({
    headers: {
      ...headersOf(addressOf(file)),
      'Cache-Control': cachingOf(addressOf(file)),
      'Content-Encoding': encoding,
      'Content-Type': typePattern(file),
    },
    body: read(file),
  }));

/** What every host has to do. */
const rows: Readonly<Record<string, Row>> = {
  'pages without .html': pages.map((file) => ({
    ...existing(file, { 'Content-Encoding': null }),
    body: read(file),
  })),
  'all other files': otherFiles.map((file) => ({ ...existing(file), body: read(file) })),
  'redirect from a trailing slash': redirectsTo(slashes),
  'redirect from .html': redirectsTo(extensions),
  '404 page of the language': existsSync(join(dist, 'es/404.html'))
    ? ['/es/unknown', '/es/blog/unknown'].map((path) => ({
        ...missing(path),
        body: read('es/404.html'),
      }))
    : [],
  '404 page with status 404': [
    ...unknown.map(missing),
    ...unknown.map((path) => ({ ...missing(path), send: { 'Accept-Encoding': 'gzip' } })),
  ],
  'every header of _headers': [
    ...servedFiles.map((file) => existing(file, headersOf(addressOf(file)))),
    ...unknown.map((path) => ({
      ...missing(path),
      headers: { ...headersOf('/404'), 'Set-Cookie': null },
    })),
    ...redirects.map((path) => redirected(path, headersOf('/404'))),
  ],
  'caching of pages and assets': servedFiles.map((file) =>
    existing(file, { 'Cache-Control': cachingOf(addressOf(file)) }),
  ),
  'no-cache on the 404 page': unknown.map((path) => ({ ...missing(path), headers: noCache })),
  'no-cache on redirects': redirects.map((path) => redirected(path, noCache)),
  'compression: gzip': readable('gzip'),
  'our own gzip copies': compressed('gzip', (file) => ({ sentBody: read(`${file}.gz`) })),
  'compression: br': readable('br'),
  'our own br copies': compressed('br', (file) => ({ sentBody: read(`${file}.br`) })),
  'Vary: Accept-Encoding': compressed('br, gzip', () => ({
    headers: { Vary: /^accept-encoding$/i },
  })),
  'range requests': [
    {
      path: `/${picture}`,
      send: { Range: 'bytes=10-19' },
      status: [206],
      headers: { 'Content-Range': /^bytes 10-19\/\d+$/ },
      body: () => read(picture)().subarray(10, 20),
    },
  ],
  '/.well-known/security.txt': [
    {
      path: '/.well-known/security.txt',
      status: [200],
      headers: { ...noCache, 'Content-Type': 'text/plain; charset=utf-8' },
      body: read('.well-known/security.txt'),
    },
  ],
  // From the root its scope is the whole site, and needs no header.
  'service worker: at the root, no-cache': [
    {
      path: '/sw.js',
      send: { 'Service-Worker': 'script' },
      status: [200],
      headers: {
        ...noCache,
        'Content-Type': typePattern('sw.js'),
        'Service-Worker-Allowed': null,
      },
      body: read('sw.js'),
    },
  ],
  'content types': servedFiles.map((file) => existing(file, { 'Content-Type': typePattern(file) })),
  'content types to the letter': servedFiles.map((file) =>
    existing(file, { 'Content-Type': contentType(file) }),
  ),
  HEAD: [
    {
      path: '/about',
      method: 'HEAD',
      status: [200],
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
      sentBody: () => Buffer.alloc(0),
    },
  ],
  '304 for an unchanged file': ['/about', '/sw.js'].map((path) => ({
    path,
    send: { 'Accept-Encoding': 'gzip' },
    revalidates: true,
    status: [304],
    headers: { ...headersOf(path), ...noCache },
    sentBody: () => Buffer.alloc(0),
  })),
  'POST is rejected': [{ path: '/', method: 'POST', status: [405], headers: headersOf('/') }],
  'hostile addresses': hostile.map((path) => ({
    path,
    status: [301, 308, 400, 404],
    headers: { Location: /^(?:undefined|\/[\w-][\w./-]*)$/ },
  })),
  '_headers itself is not served': [missing('/_headers')],
  'no version in Server': [{ path: '/', status: [200], headers: { Server: /^\D*$/ } }],
};

/** Every request of every row. */
export const checks: readonly Check[] = Object.entries(rows).flatMap(([what, row]) =>
  row.map((check) => ({ what, ...check })),
);
