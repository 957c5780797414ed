import { readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headersFor, parseHeaders } from '../../scripts/headers';
import { onPath } from '../../scripts/on-path';
import { deployedConfig, startNginx } from '../nginx';
import { contentType } from './content-types';
import { addressOf, everyFile, servedFiles } from './files';
import { dist } from './pages';

const [program = ''] = onPath('nginx');
const reason = program ? '' : ' (not tried: this machine has no nginx)';
const rules = parseHeaders(readFileSync(join(dist, '_headers'), 'utf8'));
const read = (file: string) => readFileSync(join(dist, file));

describe.skipIf(!program)(`nginx with deploy/nginx.conf${reason}`, () => {
  let nginx: Awaited<ReturnType<typeof startNginx>>;

  beforeAll(async () => {
    nginx = await startNginx(program, (port) => deployedConfig(dist, port));
  });

  afterAll(() => nginx?.stop());

  /** Requests a URL exactly as written, and returns the raw response. */
  async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const { hostname, port } = new URL(nginx.origin);
      request({ hostname, port, path, headers, method }, resolve).on('error', reject).end();
    });
    const body = Buffer.concat(await response.toArray());
    return { status: response.statusCode, headers: response.headers, body };
  }

  type Answer = Awaited<ReturnType<typeof ask>>;

  /** Fails unless the response has the headers that `_headers` sets for the URL. */
  function expectHeaders({ headers }: Answer, address: string) {
    const expected = headersFor(rules, address);
    if (!expected.has('Cache-Control')) expected.set('Cache-Control', 'no-cache');
    for (const [name, value] of expected) {
      expect([address, name, headers[name]]).toEqual([address, name, value]);
    }
    expect(headers['server']).toBe('nginx');
  }

  test('serves every file at its address, without a redirect, with all its headers', async () => {
    for (const file of servedFiles) {
      const address = addressOf(file);
      const answer = await ask(encodeURI(address));
      expect([address, answer.status]).toEqual([address, 200]);
      expect(answer.headers['content-type']).toBe(contentType(file));
      expect(answer.headers['content-encoding']).toBeUndefined();
      expect(answer.body.equals(read(file))).toBe(true);
      expectHeaders(answer, address);
    }
  });

  test('sends the compressed copy unchanged to clients that accept it', async () => {
    const copies = everyFile.filter((file) => file.endsWith('.gz'));
    for (const copy of copies) {
      const file = copy.slice(0, -3);
      const address = addressOf(file);
      const answer = await ask(address, { 'Accept-Encoding': 'br, gzip' });
      expect(answer.headers['content-encoding']).toBe('gzip');
      expect(answer.headers['vary']).toBe('Accept-Encoding');
      expect(answer.headers['content-type']).toBe(contentType(file));
      expect(answer.body.equals(read(copy))).toBe(true);
      expectHeaders(answer, address);
    }
  });

  test.each([
    ['/about/', '/about'],
    ['/blog/', '/blog'],
    ['/blog/karmic-debt/?from=mail&x=%2F', '/blog/karmic-debt?from=mail&x=%2F'],
    ['//evil.test/', '/evil.test'],
  ])('redirects %s to %s permanently', async (address, target) => {
    const answer = await ask(address);
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe(target);
    expectHeaders(answer, '/404');
  });

  test.each(['%0d', '%0a', '%0d%0a'])('puts no %s from a URL into a header', async (ending) => {
    const answer = await ask(`/${ending}Set-Cookie:%20a=b/`);
    expect(answer.status).toBe(404);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expectHeaders(answer, '/404');
  });

  test('does not serve files outside its folder', async () => {
    expect((await ask('/..%2f..%2fetc/passwd')).status).toBe(400);
    expect((await ask('/blog/../../package.json')).status).toBe(400);
  });

  test.each([
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
    '/_headers',
    '/%3Cscript%3Ealert(1)%3C/script%3E',
  ])('answers %s with the 404 page and its status, not to be cached', async (address) => {
    const answer = await ask(address, { 'Accept-Encoding': 'gzip' });
    expect(answer.status).toBe(404);
    expect(gunzipSync(answer.body).equals(read('404.html'))).toBe(true);
    expectHeaders(answer, '/404');
  });

  test('rejects POST requests', async () => {
    const answer = await ask('/', {}, 'POST');
    expect(answer.status).toBe(405);
    expectHeaders(answer, '/');
  });

  test('answers HEAD with the headers only', async () => {
    const answer = await ask('/about', {}, 'HEAD');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-length']).toBe(String(read('about.html').byteLength));
    expect(answer.body.byteLength).toBe(0);
  });

  test('answers 304 to a client that already has the page', async () => {
    const { etag = '' } = (await ask('/about', { 'Accept-Encoding': 'gzip' })).headers;
    const again = await ask('/about', { 'Accept-Encoding': 'gzip', 'If-None-Match': etag });
    expect(again.status).toBe(304);
    expect(again.body.byteLength).toBe(0);
    expectHeaders(again, '/about');
  });
});
