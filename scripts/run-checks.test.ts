import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Runs steps in a project with a script that passes and one that fails. */
function runChecks(...steps: string[]) {
  const cwd = mkdtempSync(join(tmpdir(), 'checks-'));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  const scripts = { pass: 'exit 0', fail: 'exit 3', last: 'echo ran' };
  writeFileSync(join(cwd, 'package.json'), JSON.stringify({ scripts }));
  const file = join(import.meta.dirname, 'run-checks.ts');
  return spawnSync(process.execPath, [file, ...steps], { cwd, encoding: 'utf8' });
}

test.each([
  [['pass', 'pass+last'], 0, /ran[\s\S]*All checks passed\./, /FAILED/],
  [['pass+fail', 'last'], 1, /FAILED +\d+ s {2}fail/, /ran|All checks passed/],
])('the checks %j end with status %i', (steps, status, shown, notShown) => {
  const result = runChecks(...steps);
  expect(result.status).toBe(status);
  expect(result.stdout).toMatch(shown);
  expect(result.stdout).not.toMatch(notShown);
});
