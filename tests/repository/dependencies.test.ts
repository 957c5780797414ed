import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8'));

interface Locked {
  readonly hasInstallScript?: boolean;
  readonly resolved?: string;
}

const locks = globSync('**/package-lock.json', { cwd: root, exclude: ['**/node_modules'] });

describe.each(locks)('%s', (lock) => {
  const packages = Object.entries<Locked>(read(lock).packages);

  test('has every install script allowed or denied by name, and no listed name is unused', () => {
    const withScript = packages
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([folder]) => folder.slice(folder.lastIndexOf('node_modules/') + 13));
    const decided = Object.keys(read(join(dirname(lock), 'package.json')).allowScripts ?? {});
    expect(withScript.sort()).toEqual(decided.sort());
  });

  test('names no registry, so that each machine uses its own', () => {
    const hosts = packages.flatMap(([, { resolved = '' }]) => resolved.match(/^\w+:\/\/.*/) ?? []);
    expect(hosts).toEqual([]);
  });
});
