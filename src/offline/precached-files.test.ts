import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/testing/temporary-folder';
import { precachedFiles } from './precached-files';

const FONT = '<style>@font-face{src:url("/assets/fonts/plain.woff2")}</style>';

test('gives a file a revision of its content, unless its name has a hash', () => {
  const { folder, write } = temporaryFolder({ 'index.html': FONT, 'assets/a.2b.js': '' });
  const revisionOf = (url: string) =>
    precachedFiles(folder).find((file) => file.url === url)?.revision;
  write('about.html', 'one');
  const before = revisionOf('/about');
  write('about.html', 'two');
  expect(before).toBeTruthy();
  expect(revisionOf('/about')).not.toBe(before);
  write('about.html', 'one');
  expect(revisionOf('/about')).toBe(before);
  expect(revisionOf('/assets/a.2b.js')).toBeNull();
});

test('lists at most forty articles', () => {
  const { folder, write } = temporaryFolder({ 'index.html': FONT, 'assets/a.2b.js': '' });
  for (let index = 0; index < 45; index += 1) write(`blog/article-${index}.html`);
  const urls = precachedFiles(folder).map(({ url }) => url);
  expect(urls.filter((url) => url.startsWith('/blog/'))).toHaveLength(40);
  expect(urls).toContain('/');
});
