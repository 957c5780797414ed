import { globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../build-site';

describe('a site built with another configuration', () => {
  let folder = '';
  let files: string[] = [];

  beforeAll(() => {
    folder = buildSite(readFileSync(join(import.meta.dirname, 'other-site.config.ts'), 'utf8'));
    files = globSync('dist/**', { cwd: folder }).filter((file) =>
      statSync(join(folder, file)).isFile(),
    );
  }, 600_000);

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
      'Our partner’s offer: A first reading for two francs',
      'https://video.test/zahlenhaus',
    ]) {
      expect(home).toContain(value);
    }
  });
});
