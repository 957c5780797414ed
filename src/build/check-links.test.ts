import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/testing/temporary-folder';
import { deadLinks } from './check-links';

/** The dead links of a site that has these files beside a few pages. */
function deadLinksIn(files: Readonly<Record<string, string>>) {
  const { folder } = temporaryFolder({
    'dist/index.html': '<h1 id="top">Home</h1>',
    'dist/about.html': '<h2 id="who">About</h2>',
    'dist/a b.png': '',
    ...files,
  });
  return deadLinks(join(folder, 'dist'), folder);
}

test('links to pages, places, files and other sites are alive', () => {
  const hrefs = '/#top #own /about#who /a%20b.png https://a.test/x mailto:a@b.test'.split(' ');
  const links = hrefs.map((href) => `<a href="${href}">x</a>`).join('');
  const page = `<p id="own">${links}<img srcset="/a%20b.png 2x"></p>`;
  expect(deadLinksIn({ 'dist/one.html': page })).toEqual([]);
});

test.each(['/abuot', '/about/', '/about#why', '#nowhere', '/c.png'])('%s is dead', (href) => {
  const found = deadLinksIn({ 'dist/one.html': `<a href="${href}">x</a>` });
  expect(found).toEqual([`/one links to ${href}, and nothing is there.`]);
});

test('a link that was written by id is named with its file and line', () => {
  const link = '<a href="/about#why">x</a>';
  const found = deadLinksIn({
    'src/texts/en/prose/one.mdx': 'Text.\n\n[About us](page:about#why)',
    ...{ 'dist/one.html': link, 'dist/two.html': link },
  });
  expect(found).toEqual([
    'src/texts/en/prose/one.mdx:3 links to /about#why, and nothing is there.',
  ]);
});
