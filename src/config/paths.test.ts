import { expect, test } from 'vitest';
import { pages } from './pages';
import { pageIdAt } from './paths';

// That every id is of a page with a record is checked by its type.
test('every page with a record has an id of its own, except the numbers, the birthdays and the page of what is not there', () => {
  const paths = Object.keys(pages);
  const without = paths.filter((address) => pageIdAt(address) === undefined);
  const isOneOfMany = (address: string) => /^\/(?:numbers|birthdays)\/\d+$/.test(address);
  expect(without.filter((address) => !isOneOfMany(address))).toEqual(['/404']);
  const ids = paths.flatMap((address) => pageIdAt(address) ?? []);
  expect(new Set(ids).size).toBe(paths.length - without.length);
});
