import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
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

function ask(path: string) {
  return fetch(`http://localhost:${site.port}${path}`, { redirect: 'manual' });
}

describe('serve', () => {
  test.each([
    ['/blog/x/?from=mail', '/blog/x?from=mail'],
    ['/blog/x.html', '/blog/x'],
    ['//evil.test/', '/evil.test'],
  ])('redirects %s to %s temporarily', async (path, location) => {
    const response = await ask(path);
    expect([response.status, response.headers.get('location')]).toEqual([307, location]);
  });

  test.each(['/unknown', '/blog/unknown', '/%', '/..%2fpackage.json'])(
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
