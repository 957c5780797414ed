import { CORE_NUMBERS } from '@ninefold/numerology';
import { expect, test } from 'vitest';
import { everyText } from '../../../tests/texts/tables';
import { partsOf } from './chapters';

/** The tables that have a text about every number, and those about single digits alone. */
const FOR_ALL =
  'name, name meanings, in this place, life path, maturity, attitude, hidden passion'.split(', ');
const FOR_DIGITS = 'personal year, personal month, career, business, karmic'.split(', ');

/** Every text in a piece of data, whatever its shape. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

test.each(CORE_NUMBERS)('the chapters of %i contain every text about it', (number) => {
  const chapters = partsOf(number).flatMap((part) => [...part.chapters, ...part.briefs]);
  const tables = number > 9 ? FOR_ALL : [...FOR_ALL, ...FOR_DIGITS];
  const written = everyText.filter(
    ({ key, table }) => key === `${number}` && tables.includes(table),
  );
  expect(new Set(written.map(({ table }) => table))).toEqual(new Set(tables));
  const told = new Set(texts(chapters));
  expect(written.filter(({ text }) => !told.has(text))).toEqual([]);
});
