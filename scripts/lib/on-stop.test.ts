import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { root } from './paths.mjs';

const script = `
  const { onStop } = await import(${JSON.stringify(join(root, 'scripts/lib/on-stop.mjs'))});
  const waiting = setTimeout(() => {}, 60_000);
  onStop((signal) => {
    console.log(signal);
    clearTimeout(waiting);
  });
  console.log('waiting');`;

/** Starts the script under a parent that stands for npm and its shell. */
function startUnderParent() {
  const parent = `require('node:child_process')
    .spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(script)}], { stdio: 'inherit' })`;
  return spawn(process.execPath, ['-e', parent], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, npm_lifecycle_event: 'start' },
  });
}

describe('onStop', () => {
  it('notices that the npm that started us has ended', async () => {
    const parent = startUnderParent();
    onTestFinished(() => void parent.kill('SIGKILL'));
    const lines: string[] = [];
    for await (const chunk of parent.stdout) {
      lines.push(String(chunk).trim());
      if (lines.at(-1) === 'waiting') parent.kill('SIGKILL');
    }
    expect(lines).toEqual(['waiting', 'SIGTERM']);
  });
});
