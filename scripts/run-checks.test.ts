import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/testing/temporary-folder';

const scripts = { build: 'exit 1', good: 'exit 0', bad: 'exit 1' };

test.each([
  [['good'], 0, 'All checks passed.'],
  [['good', 'bad'], 1, 'Not run: nothing.'],
  // It would test the site of before.
  [['build', 'good'], 1, 'Not run: good.'],
])('%j end with %i: “%s”', (names, exitCode, said) => {
  const { folder } = temporaryFolder({ 'package.json': JSON.stringify({ scripts }) });
  const command = [join(import.meta.dirname, 'run-checks.ts'), ...names];
  const { status, stdout } = spawnSync(process.execPath, command, {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stdout).toContain(said);
  expect(status).toBe(exitCode);
});
