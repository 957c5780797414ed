import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { root } from './lib/paths.mjs';
import { listen } from './lib/port.mjs';

const blocker = createServer();

afterEach(() => {
  blocker.close();
});

/** How `npm start` ends, and what it says. */
function start(port: string) {
  return new Promise<{ status: unknown; said: string }>((resolve) => {
    const env = { ...process.env, PORT: port };
    execFile(process.execPath, [join(root, 'scripts/start.mjs')], { env }, (error, out, err) => {
      resolve({ status: error?.code, said: `${out}${err}` });
    });
  });
}

describe('npm start', () => {
  it('says at once, in one sentence, that the port is in use', async () => {
    const port = await listen(blocker, 0, '127.0.0.1');
    const said = `Port ${port} is already in use: free it, or choose another one, as in PORT=4321.\n`;
    expect(await start(`${port}`)).toEqual({ status: 1, said });
  });

  it('says at once, in one sentence, that the port is none', async () => {
    const said = 'PORT must be a whole number from 1 to 65535, but it is “home”.\n';
    expect(await start('home')).toEqual({ status: 1, said });
  });
});
