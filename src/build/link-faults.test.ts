import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/testing/temporary-folder';
import { linkFaults } from './link-faults';

const faultsIn = (files: Readonly<Record<string, string>>) =>
  linkFaults(temporaryFolder({ 'src/texts/en/articles/one.mdx': '', ...files }).folder);

test('links to pages, numbers, birthdays, articles and places on them are no faults', () => {
  const links = '[a](page:home) and [b](page:blog/one#part), [c](/feed.xml), [d](#e)';
  const code = `path('numbers/33'); path('birthdays/31#months'); pen.path('M0 0'); [e](page:numbers/\${n})`;
  expect(faultsIn({ 'src/texts/en/articles/one.mdx': links, 'src/a.tsx': code })).toEqual([]);
});

test('a link to a page that does not exist, or by address, is named with its file and line', () => {
  const found = faultsIn({
    'src/texts/en/articles/one.mdx': 'Text.\n\n- [a](page:home), [b](page:hoem#x)',
    'src/texts/en/prose/two.mdx': '[an article](page:blog/two)',
    'src/texts/xx/prose/two.mdx': '[an article of another language](page:blog/tres)',
    'src/a.tsx': `\n<a href={path('numbers/10')}>\n<a href="/about#us">`,
  });
  expect(found).toEqual([
    'src/a.tsx:2 links to “numbers/10”, and there is no such page.',
    'src/texts/en/articles/one.mdx:3 links to “hoem”, and there is no such page.',
    'src/texts/en/prose/two.mdx:1 links to “blog/two”, and there is no such page.',
    'src/a.tsx:3 links to /about: write page: and the id of that page instead.',
  ]);
});
