import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { root } from './paths.mjs';
import { run, toolEnv } from './run.mjs';

describe('toolEnv', () => {
  it('puts the installed tools first, however the path is spelled', () => {
    const first = join(root, 'node_modules', '.bin');
    expect(toolEnv({ PATH: '/bin' }).PATH).toBe(`${first}${delimiter}/bin`);
    expect(toolEnv({ Path: '/bin' })).toMatchObject({ Path: `${first}${delimiter}/bin` });
    expect(toolEnv({ Path: '/bin' })).not.toHaveProperty('PATH');
  });

  it('keeps a wish for no colours free of contradiction', () => {
    expect(toolEnv({ NO_COLOR: '1', FORCE_COLOR: '1' })).not.toHaveProperty('FORCE_COLOR');
    expect(toolEnv({ FORCE_COLOR: '1' })).toHaveProperty('FORCE_COLOR', '1');
  });
});

describe('run', () => {
  it('says with which status a program ended', async () => {
    expect(await run('node', ['-e', 'process.exitCode=3'])).toBe(3);
  });

  it('says in a sentence that a program is not there', async () => {
    await expect(run('no-such-program', [])).rejects.toThrow(
      /^no-such-program could not be started: .*\.$/,
    );
  });

  it('ends the program when it is ended itself', async () => {
    const waiting = 'console.log(process.pid); setTimeout(() => {}, 60_000)';
    const file = JSON.stringify(join(root, 'scripts/lib/run.mjs'));
    const script = `import(${file}).then(({ run }) => run('node', ['-e', ${JSON.stringify(waiting)}]))
      .catch((error) => { process.exitCode = error.status; });`;
    const outer = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void outer.kill('SIGKILL'));
    const inner = await new Promise<number>((resolve) => {
      outer.stdout.once('data', (data) => resolve(Number(data)));
    });
    outer.kill('SIGTERM');
    const status = await new Promise((resolve) => outer.once('close', resolve));
    expect(status).toBe(128 + 15);
    expect(() => process.kill(inner, 0)).toThrow('ESRCH');
  });
});
