import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8'));

interface LockedPackage {
  readonly version: string;
  readonly hasInstallScript?: boolean;
  /** A workspace of this repository. */
  readonly link?: boolean;
}

/** The third-party packages in the lock file, by install folder. */
const locked = Object.entries<LockedPackage>(read('package-lock.json').packages).filter(
  ([folder, { link }]) => folder.startsWith('node_modules/') && !link,
);
const nameOf = (folder: string) => folder.slice(folder.lastIndexOf('node_modules/') + 13);

test('every install script is allowed or denied by name, and no listed name is unused', () => {
  const withScript = locked.filter(([, { hasInstallScript }]) => hasInstallScript);
  const decided = Object.keys(read('package.json').allowScripts);
  expect(withScript.map(([folder]) => nameOf(folder)).sort()).toEqual(decided.sort());
});

test('the bill of materials lists every package with its version', () => {
  const printed = execFileSync('npm', ['run', '--silent', 'sbom'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { bomFormat, components } = JSON.parse(printed) as {
    bomFormat: string;
    components: { name: string; version: string }[];
  };
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
  expect(bomFormat).toBe('CycloneDX');
  expect(locked.length).toBeGreaterThan(300);
  const missing = locked
    .map(([folder, { version }]) => `${nameOf(folder)}@${version}`)
    .filter((name) => !listed.has(name));
  expect(missing).toEqual([]);
}, 30_000);
