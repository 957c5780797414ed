import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const readme = readFileSync('packages/numerology/README.md', 'utf8');
const examples = [...readme.matchAll(/^```js\n(.*?)^```$/gms)].map(([, code = '']) => code);
let folder = '';

/** Turns every line of an example that states its result into an assertion. */
function asAssertions(code: string): string {
  const checked = code.replaceAll(/^(\S.*); \/\/ (.*)$/gm, 'deepEqual($1, $2);');
  return `import { deepStrictEqual as deepEqual } from 'node:assert';\n${checked}`;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'numerology-'));
  const installed = join(folder, 'node_modules', '@ninefold', 'numerology');
  mkdirSync(installed, { recursive: true });
  execFileSync('npm', ['pack', '-w', '@ninefold/numerology', '--pack-destination', folder], {
    stdio: 'pipe',
  });
  const tarball = join(folder, 'ninefold-numerology-0.1.0.tgz');
  execFileSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1']);
}, 180_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the README has examples that state their results', () => {
  expect(examples).toHaveLength(4);
  for (const example of examples) expect(asAssertions(example)).toContain('deepEqual(');
});

test.each(examples)('the packed library does what its README says: %s', (example) => {
  const file = join(folder, 'example.mjs');
  writeFileSync(file, asAssertions(example));
  expect(() => execFileSync('node', [file], { cwd: folder, stdio: 'pipe' })).not.toThrow();
});

test('the packed library has declarations and no dependency', () => {
  const file = join(folder, 'example.mts');
  writeFileSync(
    file,
    "import { destiny, type Worked } from '@ninefold/numerology';\nexport const rim: Worked<number> = destiny('Rim');\n",
  );
  const tsc = join('node_modules', 'typescript', 'bin', 'tsc');
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023'];
  const { stdout } = spawnSync(process.execPath, [join(process.cwd(), tsc), ...options, file], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
  const { dependencies } = JSON.parse(readFileSync('packages/numerology/package.json', 'utf8'));
  expect(dependencies).toBeUndefined();
});
