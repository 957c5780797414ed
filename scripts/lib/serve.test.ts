import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from './serve.mjs';

const hasIpv6 = Object.values(networkInterfaces())
  .flat()
  .some((own) => own?.address === '::1');
const hosts = hasIpv6 ? ['127.0.0.1', '::1'] : ['127.0.0.1'];
const home = 'home '.repeat(100);
let folder = '';
let site: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'serve-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, '_headers'), '/assets/*\n  Cache-Control: max-age=9\n  X-Own: 1\n');
  writeFileSync(join(folder, 'index.html'), home);
  writeFileSync(join(folder, 'index.html.br'), brotliCompressSync(home));
  writeFileSync(join(folder, 'index.html.gz'), gzipSync(home));
  writeFileSync(join(folder, '404.html'), 'nothing here');
  writeFileSync(join(folder, 'assets/a.js'), '1');
  writeFileSync(join(folder, 'assets/a.woff2'), '2');
  site = await serve(folder, 0);
});

afterAll(() => {
  site.stop();
  rmSync(folder, { recursive: true });
});

function ask(path: string, options: RequestInit = {}) {
  return fetch(`http://localhost:${site.port}${path}`, { redirect: 'manual', ...options });
}

describe('serve', () => {
  it.each(hosts)('answers on %s', async (host) => {
    const address = host.includes(':') ? `[${host}]` : host;
    const response = await fetch(`http://${address}:${site.port}/`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain('home');
  });

  it('answers an unknown address with the 404 page and its status', async () => {
    const response = await ask('/assets/unknown');
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toBe('nothing here');
  });

  it('sends an address with a slash at its end to the one without', async () => {
    const response = await ask('/404/');
    expect(response.status).toBe(307);
    expect(response.headers.get('location')).toBe('/404');
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    const headers = { 'Accept-Encoding': 'identity' };
    const response = await ask('/', { method: 'HEAD', headers });
    expect(response.headers.get('content-length')).toBe('500');
    expect(await response.text()).toBe('');
  });

  it('refuses to take anything', async () => {
    const response = await ask('/', { method: 'POST', body: 'name' });
    expect(response.status).toBe(405);
  });

  it.each([
    ['br, gzip', '/', 'br'],
    ['gzip', '/', 'gzip'],
    ['identity', '/', null],
    ['br, gzip', '/assets/a.woff2', null],
  ])('to a browser that takes %s sends %s as %s', async (accepted, path, encoding) => {
    const response = await ask(path, { headers: { 'Accept-Encoding': accepted } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    if (path === '/') expect(await response.text()).toBe(home);
  });

  it('sends the headers that the site asks for', async () => {
    const response = await ask('/assets/a.js?from=mail');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('max-age=9');
    expect(response.headers.get('x-own')).toBe('1');
    expect((await ask('/')).headers.get('x-own')).toBeNull();
  });

  it('says in a sentence that nothing was built', async () => {
    await expect(serve(join(folder, 'assets'), 0)).rejects.toThrow(
      'There is no built site yet: build it with “npm run build”.',
    );
  });

  it('says in a sentence that the port is in use', async () => {
    await expect(serve(folder, site.port)).rejects.toThrow(`Port ${site.port} is already in use`);
  });
});
