import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

test('every CSS module has a unique file name, because class names begin with it', () => {
  const modules = readdirSync(join(import.meta.dirname, '..'), {
    recursive: true,
    encoding: 'utf8',
  }).filter((file) => file.endsWith('.module.css'));
  expect(modules.length).toBeGreaterThan(50);
  const names = modules.map((file) => basename(file));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
