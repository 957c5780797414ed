import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../testing/build-site';
import { dist } from './pages';

const here = import.meta.dirname;

/** Every file of a built site with a digest of its content. */
function digests(folder: string): Record<string, string> {
  const files = globSync('**', { cwd: folder }).filter((file) =>
    statSync(join(folder, file)).isFile(),
  );
  return Object.fromEntries(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex'),
    ]),
  );
}

describe('the same commit, built in another folder, time zone and year', () => {
  let folder = '';

  beforeAll(() => {
    folder = buildSite(readFileSync(join(here, '../../site.config.ts'), 'utf8'), {
      TZ: 'Pacific/Kiritimati',
      NODE_OPTIONS: `--import ${pathToFileURL(join(here, 'next-year.mjs'))}`,
    });
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  test('is byte-for-byte identical', () => {
    const first = digests(dist);
    const second = digests(join(folder, 'dist'));
    const files = Object.keys({ ...first, ...second });
    expect(files.length).toBeGreaterThan(100);
    // A difference may also mean that `dist` is older than the sources.
    expect(files.filter((file) => first[file] !== second[file])).toEqual([]);
  });
});
