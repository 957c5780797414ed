import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import * as library from '@ninefold/numerology';
import * as text from '@ninefold/numerology/text';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

// Each of these starts a process, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const source = join(import.meta.dirname, '../../packages/numerology');
const modules = join(import.meta.dirname, '../../node_modules');
const readme = readFileSync(join(source, 'README.md'), 'utf8');
const sourceOf = (file: string) => readFileSync(join(source, 'src', file), 'utf8');
const examples = [...readme.matchAll(/^```js\n(.*?)^```$/gms)].map(([, code = '']) => code);
let folder = '';
let tarball = '';
let installed = '';

/** Turns every line of an example that states its result into an assertion. */
function asAssertions(code: string): string {
  const checked = code.replaceAll(/^(\S.*); \/\/ (.*)$/gm, 'deepEqual($1, $2);');
  return `import { deepStrictEqual as deepEqual } from 'node:assert';\n${checked}`;
}

/** Runs a file with Node in the folder that has the package installed. */
function run(name: string, code: string): string {
  const file = join(folder, name);
  writeFileSync(file, code);
  return execFileSync(process.execPath, [file], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
}

function runCommand(...args: string[]) {
  const command = join(installed, 'dist/command/main.js');
  return spawnSync(process.execPath, [command, ...args], { encoding: 'utf8' });
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'numerology-'));
  // A copy, because packing points the manifest at the compiled files for a moment, and because the
  // package has to pack from its own folder alone, with what it depends on installed.
  const copy = join(folder, 'source');
  cpSync(source, copy, {
    recursive: true,
    filter: (file) => !['dist', 'node_modules'].includes(basename(file)),
  });
  symlinkSync(modules, join(copy, 'node_modules'));
  execFileSync('npm', ['pack', '--pack-destination', folder], { cwd: copy, stdio: 'pipe' });
  tarball = join(folder, 'ninefold-numerology-1.0.0.tgz');
  installed = join(folder, 'node_modules', '@ninefold', 'numerology');
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1']);
}, 180_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the README', () => {
  test.each(examples)('says what the packed library does: %s', (example) => {
    expect(asAssertions(example)).toContain('deepEqual(');
    expect(() => run('example.mjs', asAssertions(example))).not.toThrow();
  });

  test('names every export, types included, and every rule of variants', () => {
    const entries = ['index.ts', 'text/index.ts'].map((file) => sourceOf(file)).join('');
    const lists = entries.match(/(?<=^export (?:type )?\{)[^}]+/gm) ?? [];
    const names = lists.join().match(/\w+/g) ?? [];
    expect(names).toEqual(expect.arrayContaining(Object.keys({ ...library, ...text })));
    const rules = sourceOf('variants/rule.ts').match(/(?<=\| ')[^']+/g) ?? [];
    expect(rules.length).toBeGreaterThan(10);
    expect([...names, ...rules].filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });
});

describe('the packed library', () => {
  test('restores its manifest, which names the sources', () => {
    const manifest = readFileSync(join(folder, 'source/package.json'), 'utf8');
    expect(manifest).toBe(readFileSync(join(source, 'package.json'), 'utf8'));
  });

  // npm would send the registry the manifest of the folder, which names the sources.
  test('is published as the packed file, and not from its folder', () => {
    const args = ['publish', '--dry-run', '--registry', 'http://localhost:9'];
    const cwd = join(folder, 'source');
    const { status, stdout } = spawnSync('npm', args, { cwd, encoding: 'utf8' });
    expect(status).not.toBe(0);
    expect(stdout).toContain('Publish the packed file');
    const workflow = readFileSync(join(source, '../../.github/workflows/release.yml'), 'utf8');
    expect(workflow.match(/npm publish \S+/g)).toEqual(['npm publish ./ninefold-numerology-*.tgz']);
  });

  test('has no dependency, and nothing but what is used', () => {
    const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
    expect(manifest.dependencies).toBeUndefined();
    expect(Object.keys(manifest.exports)).toEqual(['.', './text', './package.json']);
    const files = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).split('\n');
    expect(files.filter((file) => /test|testing|src\//.test(file))).toEqual([]);
    for (const file of ['LICENSE', 'README.md', 'CHANGELOG.md', 'RULES.md']) {
      expect(files).toContain(`package/${file}`);
    }
  });

  test('can be required', () => {
    const use = "require('@ninefold/numerology').lifePath({ year: 1990, month: 5, day: 15 }).value";
    expect(run('cjs.cjs', `console.log(${use})`)).toBe('3\n');
  });

  test('one function is much smaller than all, bundled', async () => {
    const size = async (code: string) => {
      const entry = join(folder, 'entry.mjs');
      writeFileSync(entry, code);
      const output = await build({
        root: folder,
        logLevel: 'silent',
        configFile: false,
        build: { write: false, lib: { entry, formats: ['iife'], name: 'n' } },
      });
      const [bundle] = [output].flat();
      if (!bundle || !('output' in bundle)) return expect.fail('nothing was built');
      return bundle.output.reduce((sum, file) => sum + ('code' in file ? file.code.length : 0), 0);
    };
    const one = await size("export { lifePath } from '@ninefold/numerology';");
    const all = await size("export * from '@ninefold/numerology';");
    expect(one).toBeLessThan(3000);
    expect(all).toBeLessThan(25_000);
    expect(one * 5).toBeLessThan(all);
  });

  test('has nothing that publint objects to', async () => {
    const { messages, pkg } = await publint({ pkgDir: installed, pack: false, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  test('has types that are right wherever it is imported', async () => {
    const data = new Uint8Array(readFileSync(tarball));
    const analysis = await checkPackage(createPackageFromTarballData(data));
    const { problems } = 'problems' in analysis ? analysis : expect.fail('it has no types');
    // CommonJS gets an ES module, which Node can require from 20.19 on. The resolution of Node 10,
    // which knows no `exports`, is not supported.
    const unknown = problems.filter(
      (problem) =>
        problem.kind !== 'CJSResolvesToESM' &&
        !(problem.kind === 'NoResolution' && problem.resolutionKind === 'node10'),
    );
    expect(unknown).toEqual([]);
  });
});

test('the command prints a chart, and data, and refuses bad input with the exit code 2', () => {
  const chart = runCommand('Ada Lovelace', '1815-12-10');
  expect([chart.status, chart.stderr]).toEqual([0, '']);
  expect(chart.stdout).toContain('Life Path: 1\n  The digits of 1815-12-10\n');
  const data = JSON.parse(runCommand('Ada Lovelace', '1815-12-10', '--json').stdout);
  expect(data.destiny.value).toBe(9);
  const stderr = '"1815-13-10" is not a valid date. Use YYYY-MM-DD. See --help.\n';
  expect(runCommand('Ada', '1815-13-10')).toMatchObject({ status: 2, stdout: '', stderr });
});
