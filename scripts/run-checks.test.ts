import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Runs steps in a project whose scripts pass, fail, or say which NODE_ENV they see. */
function runChecks(...steps: string[]) {
  const cwd = mkdtempSync(join(tmpdir(), 'checks-'));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  const scripts = { pass: 'exit 0', fail: 'exit 3', env: 'echo NODE_ENV=$NODE_ENV.' };
  writeFileSync(join(cwd, 'package.json'), JSON.stringify({ scripts }));
  const file = join(import.meta.dirname, 'run-checks.ts');
  const env = { ...process.env, NODE_ENV: 'production' };
  return spawnSync(process.execPath, [file, ...steps], { cwd, encoding: 'utf8', env });
}

test('runs every step and sums up', () => {
  const { status, stdout } = runChecks('env', 'pass+env');
  expect(status).toBe(0);
  expect(stdout.match(/NODE_ENV=\./g)).toHaveLength(2);
  expect(stdout.match(/passed +\d+ s {2}\w+/g)).toHaveLength(3);
  expect(stdout).toContain('All checks passed.');
});

test.each(['fail', 'pass+fail'])('stops after “%s”, with a status', (step) => {
  const { status, stdout, stderr } = runChecks(step, 'env');
  expect(status).toBe(1);
  expect(stdout).toMatch(/FAILED +\d+ s {2}fail/);
  expect(stdout + stderr).not.toMatch(/NODE_ENV|All checks passed/);
});
