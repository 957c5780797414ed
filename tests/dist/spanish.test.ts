import { expect, test } from 'vitest';
import { englishLeft } from './english-left';
import { attribute, builtPages } from './pages';

const spanish = builtPages().filter(({ named }) =>
  named('html').some((root) => attribute(root, 'lang') === 'es'),
);

test('English words are found where they are read, and nowhere else', () => {
  const page = (body: string) => englishLeft(`<html lang="es"><body>${body}</body></html>`);
  expect(page('<p>Calcula with tu nombre</p>')).toEqual(['with: Calcula with tu nombre']);
  expect(page('<img alt="The sun">')).toEqual(['The: The sun']);
  expect(page('<a href="/the" lang="en">The same in English</a><script>if (the)</script>')).toEqual(
    [],
  );
  expect(page('<p>He comido once veces; son US$ 2.</p>')).toEqual([]);
});

test('no Spanish page has English left', () => {
  const found = spanish.flatMap(({ path, html }) =>
    englishLeft(html).map((where) => `${path}, ${where}`),
  );
  expect(found).toEqual([]);
});
