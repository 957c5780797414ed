import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const copied = ['src', 'astro.config.ts', 'package.json', 'tsconfig.json'];

describe('a site built with another configuration', () => {
  const folder = mkdtempSync(join(tmpdir(), 'another-site-'));
  let files: string[] = [];

  beforeAll(() => {
    for (const name of copied) {
      cpSync(join(root, name), join(folder, name), { recursive: true, force: true });
    }
    cpSync(join(root, 'tests/dist/other-site.config.ts'), join(folder, 'site.config.ts'));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    execFileSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
      cwd: folder,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
      stdio: 'pipe',
    });
    files = globSync('dist/**', { cwd: folder }).filter((file) =>
      statSync(join(folder, file)).isFile(),
    );
  }, 120_000);

  afterAll(() => rmSync(folder, { recursive: true }));

  test('names neither our brand nor our placeholders anywhere', () => {
    const found = files.filter((file) => {
      const content = readFileSync(join(folder, file), 'latin1');
      return /ninefold|example\.com|demo-offer|Orla Vesper|Mara Quill/i.test(content);
    });
    expect(found).toEqual([]);
  });

  test('names its own', () => {
    const home = readFileSync(join(folder, 'dist/index.html'), 'utf8');
    for (const value of [
      'Zahlenhaus',
      'https://www.zahlenhaus.test',
      'mailto:post@zahlenhaus.test',
      'Postfach 7',
      'https://partner.test/offer?offer_id=o-7&amp;aff_id=a-7',
      'alt="A first reading for two francs"',
      'https://video.test/zahlenhaus',
    ]) {
      expect(home).toContain(value);
    }
  });
});
