import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8'));

test('every install script is allowed or denied by name, and no listed name is unused', () => {
  const packages = Object.entries<{ hasInstallScript?: boolean }>(
    read('package-lock.json').packages,
  );
  const withScript = packages
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([folder]) => folder.slice(folder.lastIndexOf('node_modules/') + 13));
  const decided = Object.keys(read('package.json').allowScripts);
  expect(withScript.sort()).toEqual(decided.sort());
});
