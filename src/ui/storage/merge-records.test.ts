import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeRecords } from './merge-records';
import { noteAt } from './testing/fake-records';

const [first, second, third, fourth] = [noteAt(1), noteAt(2), noteAt(3), noteAt(4)];

const other = noteAt(2, { id: 'other' });
const twin = noteAt(5, { id: first.id });

test.each([
  ['of records with the same date, the missing come first', [second], [other], [other, second]],
  ['saved ones keep their order', [first, fourth, second], [third], [third, first, fourth, second]],
  ['two saved records that share an id are kept', [twin, first], [], [twin, first]],
  ['two known records that share an id are kept', [], [twin, first], [twin, first]],
])('%s', (_, saved, known, merged) => {
  expect(mergeRecords(saved, known)).toEqual(merged);
});

test('nothing is lost and nothing added, whatever two tabs know', () => {
  const minutes = fc.uniqueArray(fc.nat(59));
  const notesAt = (all: Iterable<number>) =>
    [...all].toSorted((a, b) => b - a).map((minute) => noteAt(minute));
  fc.assert(
    fc.property(minutes, minutes, (saved, known) => {
      const all = notesAt(new Set([...saved, ...known]));
      expect(mergeRecords(notesAt(saved), notesAt(known))).toEqual(all);
    }),
  );
});
