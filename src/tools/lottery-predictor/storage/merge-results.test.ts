import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeResults } from './merge-results';
import { recordAt } from './testing/fake-records';

const [first, second, third, fourth] = [recordAt(1), recordAt(2), recordAt(3), recordAt(4)];

describe('mergeResults', () => {
  test('of records with the same date, puts the missing first', () => {
    const other = recordAt(2, { id: 'other' });
    expect(mergeResults([second], [other])).toEqual([other, second]);
  });

  test('does not reorder saved records, even where a clock was set back', () => {
    expect(mergeResults([first, fourth, second], [third])).toEqual([third, first, fourth, second]);
  });

  test('returns the saved list itself where nothing is missing', () => {
    const saved = [second, first];
    expect(mergeResults(saved, [first])).toBe(saved);
    expect(mergeResults(saved, saved)).toBe(saved);
  });

  test('keeps two records that share an id, on either side', () => {
    const twin = recordAt(5, { id: first.id });
    expect(mergeResults([twin, first], [])).toEqual([twin, first]);
    expect(mergeResults([], [twin, first])).toEqual([twin, first]);
  });

  test('loses nothing and adds nothing, whatever two tabs know', () => {
    const minutes = fc.uniqueArray(fc.nat(59)).map((all) => all.toSorted((a, b) => b - a));
    fc.assert(
      fc.property(minutes, minutes, (saved, known) => {
        const merged = mergeResults(
          saved.map((minute) => recordAt(minute)),
          known.map((minute) => recordAt(minute)),
        );
        const all = [...new Set([...saved, ...known])].toSorted((a, b) => b - a);
        expect(merged).toEqual(all.map((minute) => recordAt(minute)));
      }),
    );
  });
});
