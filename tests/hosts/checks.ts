import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headersFor, parseHeaders } from '../../scripts/headers';
import { contentType } from '../dist/content-types';
import { addressOf, everyFile, servedFiles } from '../dist/files';
import { dist } from '../dist/pages';

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

const rules = parseHeaders(readFileSync(join(dist, '_headers'), 'utf8'));
const read = (file: string) => () => readFileSync(join(dist, file));
const pages = servedFiles.filter((file) => file.endsWith('.html'));
const otherFiles = servedFiles.filter((file) => !file.endsWith('.html'));
const compressible = everyFile
  .filter((file) => file.endsWith('.gz'))
  .map((file) => file.slice(0, -3));
const [picture = ''] = servedFiles.filter((file) => file.endsWith('.png'));
const notFound = { status: [404], body: read('404.html') };
const permanent = [301, 308];

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

const existing = (file: string) => ({ path: encodeURI(addressOf(file)), status: [200] });

const redirects: readonly (readonly [what: string, path: string, target: string])[] = [
  ['redirect from a trailing slash', '/about/', '/about'],
  ['redirect from a trailing slash', '/blog/', '/blog'],
  [
    'redirect from a trailing slash',
    '/blog/karmic-debt/?from=mail&x=%2F',
    '/blog/karmic-debt?from=mail&x=%2F',
  ],
  ['redirect from .html', '/about.html', '/about'],
  ['redirect from .html', '/blog/karmic-debt.html?from=mail', '/blog/karmic-debt?from=mail'],
  ['redirect from .html', '/index.html', '/'],
];

const missing = [
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

/** What every host has to do. */
export const checks: readonly Check[] = [
  ...pages.map((file) => ({
    what: 'pages without .html',
    ...existing(file),
    headers: { 'Content-Encoding': null },
    body: read(file),
  })),
  ...otherFiles.map((file) => ({ what: 'all other files', ...existing(file), body: read(file) })),
  ...redirects.map(([what, path, target]) => ({
    what,
    path,
    status: permanent,
    headers: { Location: target },
  })),
  ...missing.map((path) => ({ what: '404 page with status 404', path, ...notFound })),
  ...missing.map((path) => ({
    what: '404 page with status 404',
    path,
    send: { 'Accept-Encoding': 'gzip' },
    ...notFound,
  })),
  ...servedFiles.map((file) => ({
    what: 'every header of _headers',
    ...existing(file),
    headers: headersOf(addressOf(file)),
  })),
  ...missing.map((path) => ({
    what: 'every header of _headers',
    path,
    status: [404],
    headers: { ...headersOf('/404'), 'Set-Cookie': null },
  })),
  ...redirects.map(([, path]) => ({
    what: 'every header of _headers',
    path,
    status: permanent,
    headers: headersOf('/404'),
  })),
  ...servedFiles.map((file) => ({
    what: 'caching of pages and assets',
    ...existing(file),
    headers: { 'Cache-Control': cachingOf(addressOf(file)) },
  })),
  ...missing.map((path) => ({
    what: 'no-cache on the 404 page',
    path,
    status: [404],
    headers: { 'Cache-Control': 'no-cache' },
  })),
  ...redirects.map(([, path]) => ({
    what: 'no-cache on redirects',
    path,
    status: permanent,
    headers: { 'Cache-Control': 'no-cache' },
  })),
  ...['gzip', 'br'].flatMap((encoding) =>
    compressible.flatMap((file) => {
      const request = { ...existing(file), send: { 'Accept-Encoding': encoding } };
      const headers = {
        ...headersOf(addressOf(file)),
        'Cache-Control': cachingOf(addressOf(file)),
        'Content-Encoding': encoding,
        'Content-Type': typePattern(file),
      };
      const copy = `${file}.${encoding === 'br' ? 'br' : 'gz'}`;
      return [
        { what: `compression: ${encoding}`, ...request, headers, body: read(file) },
        { what: `our own ${encoding} copies`, ...request, sentBody: read(copy) },
      ];
    }),
  ),
  ...compressible.map((file) => ({
    what: 'Vary: Accept-Encoding',
    ...existing(file),
    send: { 'Accept-Encoding': 'br, gzip' },
    headers: { Vary: /^accept-encoding$/i },
  })),
  {
    what: 'range requests',
    path: `/${picture}`,
    send: { Range: 'bytes=10-19' },
    status: [206],
    headers: { 'Content-Range': /^bytes 10-19\/\d+$/ },
    body: () => read(picture)().subarray(10, 20),
  },
  {
    what: '/.well-known/security.txt',
    path: '/.well-known/security.txt',
    status: [200],
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' },
    body: read('.well-known/security.txt'),
  },
  {
    // From the root its scope is the whole site, and needs no header.
    what: 'service worker: at the root, no-cache',
    path: '/sw.js',
    send: { 'Service-Worker': 'script' },
    status: [200],
    headers: {
      'Cache-Control': 'no-cache',
      'Content-Type': typePattern('sw.js'),
      'Service-Worker-Allowed': null,
    },
    body: read('sw.js'),
  },
  ...servedFiles.map((file) => ({
    what: 'content types',
    ...existing(file),
    headers: { 'Content-Type': typePattern(file) },
  })),
  ...servedFiles.map((file) => ({
    what: 'content types to the letter',
    ...existing(file),
    headers: { 'Content-Type': contentType(file) },
  })),
  {
    what: 'HEAD',
    path: '/about',
    method: 'HEAD',
    status: [200],
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
    sentBody: () => Buffer.alloc(0),
  },
  ...['/about', '/sw.js'].map((path) => ({
    what: '304 for an unchanged file',
    path,
    send: { 'Accept-Encoding': 'gzip' },
    revalidates: true,
    status: [304],
    headers: { ...headersOf(path), 'Cache-Control': 'no-cache' },
    sentBody: () => Buffer.alloc(0),
  })),
  { what: 'POST is rejected', path: '/', method: 'POST', status: [405], headers: headersOf('/') },
  ...hostile.map((path) => ({
    what: 'hostile addresses',
    path,
    status: [301, 308, 400, 404],
    headers: { Location: /^(?:undefined|\/[\w-][\w./-]*)$/ },
  })),
  { what: '_headers itself is not served', path: '/_headers', ...notFound },
  { what: 'no version in Server', path: '/', status: [200], headers: { Server: /^\D*$/ } },
];
