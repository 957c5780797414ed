import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

test('every CSS module has a unique file name, because class names begin with it', () => {
  const names = globSync('src/**/*.module.css').map((file) => basename(file));
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('every class of no module is declared, and every shared one is used', () => {
  const sources = globSync('src/**/*.{tsx,astro}').map((file) => readFileSync(file, 'utf8'));
  const used = sources.flatMap((source) =>
    source
      .matchAll(/class(?:Name)?=(?:"([^"]*)"|\{[^}`]*`([^`]*)`)/g)
      .flatMap(([, plain = '', template = '']) =>
        (plain + template.replaceAll(/\$\{[^}]*\}/g, '')).split(/\s+/).filter(Boolean),
      )
      .toArray(),
  );
  const styles = globSync('src/styles/*.css').map((file) => readFileSync(file, 'utf8'));
  // The last one belongs to a provider of newsletters.
  const declared = [...classesIn(styles.join('')), 'ml-embedded'];
  expect(used.filter((name) => !declared.includes(name))).toEqual([]);
  const shared = classesIn(readFileSync('src/styles/primitives.css', 'utf8'));
  expect(shared.filter((name) => !used.includes(name))).toEqual([]);
});

function classesIn(css: string): string[] {
  return [...css.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g)].map(([, name = '']) => name);
}
