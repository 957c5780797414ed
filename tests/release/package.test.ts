import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as library from '@ninefold/numerology';
import * as helpers from '@ninefold/numerology/helpers';
import * as text from '@ninefold/numerology/text';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const source = join(import.meta.dirname, '../../packages/numerology');
const modules = join(import.meta.dirname, '../../node_modules');
const read = (file: string) => readFileSync(join(source, file), 'utf8');
const readme = read('README.md');
const examples = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code);
/** The Node that runs the tests, and the one that runs npm: before a release, the oldest that the library supports. */
const NODES = new Set([process.execPath, process.env['npm_node_execpath'] ?? process.execPath]);
const USE = 'lifePath({ year: 1990, month: 5, day: 15 }).value';
let folder = '';
let tarball = '';
let installed = '';

/** Turns every line of an example that states its result into an assertion. */
function asAssertions(code: string): string {
  const checked = code.replaceAll(/^(\S.*); \/\/ (.*)$/gm, 'deepEqual($1, $2);');
  return `import { deepStrictEqual as deepEqual } from 'node:assert';\n${checked}`;
}

function write(name: string, code: string): string {
  const file = join(folder, name);
  writeFileSync(file, code);
  return file;
}

/** Runs a file with each Node in the folder that has the package installed: what all of them print. */
function run(name: string, code: string): string {
  const file = write(name, code);
  const outputs = [...NODES].map((node) =>
    execFileSync(node, [file], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }),
  );
  return [...new Set(outputs)].join();
}

/** What the strict compiler has to say about some files there. */
function compile(files: readonly string[], ...options: readonly string[]): string {
  const strict = [
    ...['--noEmit', '--ignoreConfig', '--strict'],
    ...['--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess'],
  ];
  const args = [...strict, '--target', 'es2022', ...options, ...files];
  return spawnSync(join(modules, '.bin/tsc'), args, { cwd: folder, encoding: 'utf8' }).stdout;
}

function runCommand(...args: string[]) {
  return spawnSync(join(folder, 'node_modules/.bin/numerology'), args, { encoding: 'utf8' });
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'numerology-'));
  // A copy, because the package has to pack from its own folder alone, with what it depends on installed.
  const copy = join(folder, 'source');
  cpSync(source, copy, {
    recursive: true,
    filter: (file) => !['dist', 'node_modules'].includes(basename(file)),
  });
  symlinkSync(modules, join(copy, 'node_modules'));
  execFileSync('npm', ['pack', '--pack-destination', folder], { cwd: copy, stdio: 'pipe' });
  tarball = join(folder, `ninefold-numerology-${JSON.parse(read('package.json')).version}.tgz`);
  write('package.json', '{ "private": true }');
  execFileSync('npm', ['install', '--offline', tarball], { cwd: folder, stdio: 'pipe' });
  installed = join(folder, 'node_modules', '@ninefold', 'numerology');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the README', () => {
  test.each(examples)('says what the packed library does: %s', (example) => {
    expect(asAssertions(example)).toContain('deepEqual(');
    const code = stripTypeScriptTypes(asAssertions(example));
    expect(() => run('example.mjs', code)).not.toThrow();
  });

  test.each([
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ])('has examples that the strict compiler accepts: %s, %s', (module, resolution) => {
    const files = examples.map((example, index) => write(`example-${index}.mts`, example));
    expect(compile(files, '--module', module, '--moduleResolution', resolution)).toBe('');
  });

  test('names every export, types included, and every rule of variants', () => {
    const entries = ['index.ts', 'text/index.ts', 'helpers/index.ts'].map((file) =>
      read(`src/${file}`),
    );
    const lists = entries.join('').match(/(?<=^export (?:type )?\{)[^}]+/gm) ?? [];
    const names = lists.join().match(/\w+/g) ?? [];
    expect(names).toEqual(expect.arrayContaining(Object.keys({ ...library, ...text, ...helpers })));
    const rules = read('src/variants/kinds.ts').match(/(?<=\| ')[^']+/g) ?? [];
    expect(rules.length).toBeGreaterThan(10);
    expect([...names, ...rules].filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });
});

describe('the packed library', () => {
  test('has its manifest, no dependency, and nothing but what is used', () => {
    expect(readFileSync(join(installed, 'package.json'), 'utf8')).toBe(read('package.json'));
    const manifest = JSON.parse(read('package.json'));
    expect(manifest.dependencies).toBeUndefined();
    expect(Object.keys(manifest.exports)).toEqual([
      '.',
      './text',
      './text/es',
      './helpers',
      './package.json',
    ]);
    const files = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).split('\n');
    expect(files.filter((file) => /test/.test(file))).toEqual([]);
    for (const file of ['LICENSE', 'README.md', 'CHANGELOG.md', 'RULES.md']) {
      expect(files).toContain(`package/${file}`);
    }
  });

  test('has maps from what runs to its sources', () => {
    for (const file of ['index.js', 'date-numbers/date-numbers.js']) {
      const map = JSON.parse(readFileSync(join(installed, 'dist', `${file}.map`), 'utf8'));
      const [first] = map.sources;
      expect(existsSync(join(installed, 'dist', dirname(file), first))).toBe(true);
    }
  });

  test.each([
    ['imported', 'esm.mjs', `import { lifePath } from '@ninefold/numerology'; console.log(${USE})`],
    ['required', 'cjs.cjs', `console.log(require('@ninefold/numerology').${USE})`],
  ])('can be %s', (_, name, code) => {
    expect(run(name, code)).toBe('3\n');
  });

  test.each([
    ['an ES module, for a bundler', 'types.mts', 'esnext', 'bundler'],
    ['an ES module, for Node', 'types.mts', 'node16', 'node16'],
    ['a CommonJS module', 'types.cts', 'nodenext', 'nodenext'],
  ])('has types that are narrow in %s', (_, name, module, resolution) => {
    const file = write(
      name,
      `import { type CoreNumber, lifePath } from '@ninefold/numerology';
      import { numberTitle } from '@ninefold/numerology/text';
      import { dayOfYear } from '@ninefold/numerology/helpers';
      const birth = { year: 1990, month: 5, day: 15 };
      const value: CoreNumber = lifePath(birth, { method: 'parts' }).value;
      export const all: readonly [string, number] = [numberTitle('lifePath'), value + dayOfYear(birth)];
      // @ts-expect-error a date has no letters
      lifePath(birth, { letters: 'a-z' });`,
    );
    expect(compile([file], '--moduleResolution', resolution, '--module', module)).toBe('');
  });

  test('is as small as the README says, bundled', async () => {
    const size = async (source: string) => {
      const entry = join(folder, 'entry.mjs');
      writeFileSync(entry, source);
      const output = await build({
        root: folder,
        logLevel: 'silent',
        configFile: false,
        build: { write: false, lib: { entry, formats: ['iife'], name: 'n' } },
      });
      const [bundle] = [output].flat();
      if (!bundle || !('output' in bundle)) return expect.fail('nothing was built');
      const code = bundle.output.map((file) => ('code' in file ? file.code : '')).join('');
      return gzipSync(code).length;
    };
    const one = await size("export { lifePath } from '@ninefold/numerology';");
    const name = await size("export { destiny } from '@ninefold/numerology';");
    const all = await size("export * from '@ninefold/numerology';");
    expect(one).toBeLessThan(1300);
    expect(all).toBeLessThan(10_500);
    const [oneSize, nameSize, allSize] = [one, name, all].map((bytes) => (bytes / 1000).toFixed(1));
    expect(readme.replaceAll('\n', ' ')).toContain(
      `\`lifePath\` alone is ${oneSize} kB, \`destiny\`, with the table of spellings, ${nameSize}, ` +
        `and everything but the plain words ${allSize}.`,
    );
  });

  test('has nothing that publint objects to', async () => {
    const { messages, pkg } = await publint({ pkgDir: installed, pack: false, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });
});

describe('the command', () => {
  test('prints a chart, and refuses bad input with the exit code 2', () => {
    const chart = runCommand('Ada Lovelace', '1815-12-10');
    expect([chart.status, chart.stderr]).toEqual([0, '']);
    expect(chart.stdout).toContain('Life Path: 1\n  The digits of 1815-12-10\n');
    const stderr = '"1815-13-10" is not a valid date. Use YYYY-MM-DD. See --help.\n';
    expect(runCommand('Ada', '1815-13-10')).toMatchObject({ status: 2, stdout: '', stderr });
  });

  test('ends quietly when nobody reads on', () => {
    const command = join(installed, 'dist/command/main.js');
    // More than a pipe holds, of which one line is read.
    const line = `set -o pipefail; "${process.execPath}" "${command}" "${'Ada '.repeat(2000)}" --json | head -n 1`;
    const { status, stdout, stderr } = spawnSync('bash', ['-c', line], { encoding: 'utf8' });
    expect([status, stdout, stderr]).toEqual([0, '{\n', '']);
  });
});
