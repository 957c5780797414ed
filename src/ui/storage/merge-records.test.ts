import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeRecords } from './merge-records';
import { noteAt } from './testing/fake-records';

const [first, second, third, fourth] = [noteAt(1), noteAt(2), noteAt(3), noteAt(4)];

describe('mergeRecords', () => {
  test('of records with the same date, puts the missing first', () => {
    const other = noteAt(2, { id: 'other' });
    expect(mergeRecords([second], [other])).toEqual([other, second]);
  });

  test('does not reorder saved records, even where a clock was set back', () => {
    expect(mergeRecords([first, fourth, second], [third])).toEqual([third, first, fourth, second]);
  });

  test('keeps two records that share an id, on either side', () => {
    const twin = noteAt(5, { id: first.id });
    expect(mergeRecords([twin, first], [])).toEqual([twin, first]);
    expect(mergeRecords([], [twin, first])).toEqual([twin, first]);
  });

  test('loses nothing and adds nothing, whatever two tabs know', () => {
    const minutes = fc.uniqueArray(fc.nat(59)).map((all) => all.toSorted((a, b) => b - a));
    fc.assert(
      fc.property(minutes, minutes, (saved, known) => {
        const merged = mergeRecords(
          saved.map((minute) => noteAt(minute)),
          known.map((minute) => noteAt(minute)),
        );
        const all = [...new Set([...saved, ...known])].toSorted((a, b) => b - a);
        expect(merged).toEqual(all.map((minute) => noteAt(minute)));
      }),
    );
  });
});
