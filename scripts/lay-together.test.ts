import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/testing/temporary-folder';
import { layTogether } from './lay-together.mjs';

test('the languages of a site are laid together, and what both have is there once', () => {
  const { folder, write } = temporaryFolder();
  for (const language of ['en', 'es']) {
    write(`${language}/robots.txt`, 'the same');
    write(`${language}/.well-known/security.txt`, 'the same');
  }
  write('en/about.html', 'About');
  write('es/es/quienes-somos.html', 'Quiénes somos');
  layTogether(join(folder, 'es'), join(folder, 'en'));
  expect(readdirSync(join(folder, 'en')).sort()).toEqual([
    '.well-known',
    'about.html',
    'es',
    'robots.txt',
  ]);
  expect(readFileSync(join(folder, 'en/es/quienes-somos.html'), 'utf8')).toBe('Quiénes somos');
});

test('two different files of one name stop the build', () => {
  const { folder, write } = temporaryFolder();
  write('en/feed.xml', 'Feed');
  write('es/feed.xml', 'Canal');
  expect(() => layTogether(join(folder, 'es'), join(folder, 'en'))).toThrow(/feed\.xml.* differ/);
});
