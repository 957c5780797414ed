import { globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { dist } from '../dist/pages';
import { buildSite } from '../testing/build-site';

const here = import.meta.dirname;

/** Every file of a built site but the compressed copies, with its content. */
function contents(folder: string): Map<string, Buffer> {
  const files = globSync('**', { cwd: folder })
    .filter((file) => !/\.(?:br|gz)$/.test(file))
    .filter((file) => statSync(join(folder, file)).isFile());
  return new Map(files.map((file) => [file, readFileSync(join(folder, file))]));
}

test('the same commit is the same bytes, built in another folder, time zone and year', () => {
  const env = {
    TZ: 'Pacific/Kiritimati',
    NODE_OPTIONS: `--import ${pathToFileURL(join(here, 'next-year.mjs'))}`,
  };
  const folder = buildSite(readFileSync(join(here, '../../site.config.ts'), 'utf8'), { env });
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const first = contents(dist);
  const second = contents(join(folder, 'dist'));
  expect([...second.keys()].sort()).toEqual([...first.keys()].sort());
  expect(second.size).toBeGreaterThan(100);
  // A difference may also mean that `dist` is older than the sources.
  const differing = [...first].filter(([file, content]) => !second.get(file)?.equals(content));
  expect(differing.map(([file]) => file)).toEqual([]);
}, 600_000);
