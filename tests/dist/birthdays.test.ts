import { expect, test } from 'vitest';
import { isBuilt } from '../../src/config/paths';
import { attribute, builtPages, textOf } from './pages';

const days = builtPages().filter(({ path }) => path.startsWith('/birthdays/'));

test.runIf(isBuilt('birthdays'))(
  'every day of the month has a page that names it, says what it means and has a table of its own',
  () => {
    expect(days).toHaveLength(31);
    for (const { path, elements, named } of days) {
      const day = path.split('/').at(-1) ?? '';
      expect(named('h1').map(textOf).join()).toMatch(new RegExp(`\\b${day}(?:st|nd|rd|th)$`));
      const meaning = elements.find((element) => attribute(element, 'data-testid') === 'meaning');
      expect(meaning && textOf(meaning)).toMatch(new RegExp(`\\b${day}(?:st|nd|rd|th)?\\b`));
      const rows = named('th').filter((cell) => attribute(cell, 'scope') === 'row');
      expect(rows).toHaveLength(12);
    }
    const tables = days.map(({ named }) => named('td').map(textOf).join('|'));
    expect(new Set(tables).size).toBe(31);
  },
);
