import { describe, expect, test, vi } from 'vitest';
import { noteAt, saved } from './testing/fake-records';
import { mockTime, openWith, savedIn } from './testing/fake-tab';

mockTime();

describe('a saved list', () => {
  test('is read without writing anything', () => {
    const { list, storage } = openWith(saved(noteAt(2), noteAt(1)));
    expect(list.current()).toEqual({ ...list.initial(), records: [noteAt(2), noteAt(1)] });
    expect(storage.writes).toEqual([]);
  });

  test('puts new records first, saves them together, and notifies once', () => {
    // By a clock that was ahead.
    const { list, storage, onChange } = openWith(saved(noteAt(30)));
    onChange.mockClear();
    list.add(noteAt(6), noteAt(5));
    expect(list.current().records).toEqual([noteAt(6), noteAt(5), noteAt(30)]);
    expect(savedIn(storage)).toEqual([noteAt(6), noteAt(5), noteAt(30)]);
    expect(storage.writes).toEqual(['notes']);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test('preserves unknown fields of the records it rewrites', () => {
    const newer = { ...noteAt(1), bonus: 7 };
    const { list, storage } = openWith(saved(newer));
    list.add(noteAt(2));
    expect(savedIn(storage)).toEqual([noteAt(2), newer]);
  });

  test('is cleared with its backups and marks, and nothing else', () => {
    const { list, storage } = openWith({
      ...saved(noteAt(1)),
      notes_backup: 'damaged',
      notes_backup_1: 'older',
      notes_deleted_7: '',
      theme: 'night',
    });
    list.clear();
    expect(list.current()).toEqual(list.initial());
    expect(storage.items()).toEqual({ theme: 'night' });
  });

  test('is cleared of unsaved records too', () => {
    const { list, storage } = openWith();
    storage.capacity = 0;
    list.add(noteAt(1));
    list.clear();
    storage.capacity = Number.POSITIVE_INFINITY;
    vi.advanceTimersByTime(10_000);
    expect(list.current()).toEqual(list.initial());
    expect(storage.items()).toEqual({});
  });
});
