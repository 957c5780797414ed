import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../tests/testing/temporary-folder';
import { serve } from './serve';

let folder = '';
let site: Awaited<ReturnType<typeof serve>>;

beforeEach(async () => {
  ({ folder } = temporaryFolder({
    _headers: '/*\n  X-All: 1\n\n/blog/*\n  X-Own: 3\n',
    'index.html': 'home',
    '404.html': 'nothing here',
  }));
  site = await serve(folder);
  onTestFinished(site.stop);
});

function ask(path: string, init: RequestInit = {}) {
  return fetch(`http://localhost:${site.port}${path}`, { redirect: 'manual', ...init });
}

describe('serve', () => {
  test.each([
    ['/blog/x/?from=mail', '/blog/x?from=mail'],
    ['/blog/x.html', '/blog/x'],
    ['//evil.test/', '/evil.test'],
    ['/'.repeat(4000), '/'],
    [`${'/'.repeat(4000)}x?`, '/x?'],
  ])('redirects %s to %s temporarily', async (path, location) => {
    const response = await ask(path);
    expect([response.status, response.headers.get('location')]).toEqual([307, location]);
    expect(response.headers.get('x-all')).toBe('1');
  });

  test('leads to no other host', async () => {
    const socket = connect(site.port, 'localhost');
    socket.end('GET /\\evil.test/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    expect(await text(socket)).toContain('Location: /evil.test\r\n');
  });

  test.each(['bytes=10-5', 'bytes=0-1,3-4', 'bytes=-2', 'lines=1-2'])(
    'sends the whole file where %s is asked for',
    async (range) => {
      const response = await ask('/', { headers: { Range: range } });
      expect([response.status, await response.text()]).toEqual([200, 'home']);
    },
  );

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
    const response = await ask('/', { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('says that it cannot answer while the site is replaced, and answers again', async () => {
    renameSync(folder, `${folder}.old`);
    expect((await ask('/')).status).toBe(503);
    renameSync(`${folder}.old`, folder);
    expect((await ask('/')).status).toBe(200);
  });

  test.skipIf(process.platform === 'win32')('survives a file that is gone again', async () => {
    // A socket is found like a file, and cannot be opened like one.
    const socket = createServer().listen(join(folder, 'gone.txt'));
    onTestFinished(() => void socket.close());
    await once(socket, 'listening');
    await expect(ask('/gone.txt').then((response) => response.text())).rejects.toThrow();
    expect((await ask('/')).status).toBe(200);
  });

  test.skipIf(process.platform !== 'linux')('closes the file of an aborted download', async () => {
    const file = join(realpathSync(folder), 'large.txt');
    writeFileSync(file, Buffer.alloc(8_000_000));
    const isOpen = () =>
      readdirSync('/proc/self/fd').some((fd) => {
        const link = join('/proc/self/fd', fd);
        return existsSync(link) && readlinkSync(link) === file;
      });
    const abort = new AbortController();
    await ask('/large.txt', { signal: abort.signal });
    await vi.waitFor(() => expect(isOpen()).toBe(true), 10_000);
    abort.abort();
    await vi.waitFor(() => expect(isOpen()).toBe(false), 10_000);
  });

  test.each(['/unknown', '/blog/unknown', '/%', '/..%2fpackage.json', '/_headers'])(
    'answers %s with the 404 page and its status',
    async (path) => {
      const response = await ask(path);
      expect(response.status).toBe(404);
      const headers = ['content-type', 'x-all', 'x-own'].map((name) => response.headers.get(name));
      expect(headers).toEqual(['text/html;charset=utf-8', '1', null]);
      expect(await response.text()).toBe('nothing here');
    },
  );

  test('does not answer on the addresses that other machines see', async () => {
    const addresses = Object.values(networkInterfaces()).flatMap((own) => own ?? []);
    for (const { address } of addresses.filter((own) => own.family === 'IPv4' && !own.internal)) {
      await expect(fetch(`http://${address}:${site.port}/`)).rejects.toThrow('fetch failed');
    }
  });
});

describe('npm start', () => {
  test.each(['80.5', '65536', 'home'])('says in one sentence that PORT=%s is wrong', (value) => {
    const stderr = `PORT must be a whole number from 1 to 65535, but it is “${value}”.\n`;
    expect(checkPort(value)).toMatchObject({ status: 1, stdout: '', stderr });
  });

  test('says in one sentence that the port is in use', () => {
    const { port } = site;
    const stderr = `Port ${port} is already in use: free it, or choose another one, as in PORT=${port + 1}.\n`;
    expect(checkPort(`${port}`)).toMatchObject({ status: 1, stdout: '', stderr });
  });

  test.skipIf(process.platform === 'win32')('stops when npm is stopped', async () => {
    const { port, stop } = await serve(folder);
    stop();
    // The shell that npm starts for a script.
    const command = `"${process.execPath}" "${join(import.meta.dirname, 'serve.ts')}" "${folder}"; exit`;
    const env = { ...process.env, PORT: `${port}` };
    const shell = spawn('sh', ['-c', command], { cwd: folder, env, stdio: 'pipe' });
    const [said] = await once(shell.stdout, 'data');
    expect(`${said}`).toContain(`http://localhost:${port} `);
    shell.kill('SIGKILL');
    // The server holds the other end of the pipe.
    await once(shell.stdout, 'close');
    expect(checkPort(`${port}`)).toMatchObject({ status: 0, stderr: '' });
  });

  /** The first thing that `npm start` does. */
  function checkPort(PORT: string) {
    const env = { ...process.env, PORT };
    const file = join(import.meta.dirname, 'check-port.mjs');
    return spawnSync(process.execPath, [file], { encoding: 'utf8', env });
  }
});
