import { describe, expect, test, vi } from 'vitest';
import { noteAt, saved } from './testing/fake-records';
import { fakeStorage } from './testing/fake-storage';
import { mockTime, openTab, openWith, savedIn } from './testing/fake-tab';

mockTime();

describe('saved data that cannot be read', () => {
  const damaged = JSON.stringify([noteAt(1), { id: 'half a rec' }]);

  test.each([damaged, 'no JSON at all', '{"a":1}'])(
    '%s is left alone until it has to be overwritten, and then backed up',
    (text) => {
      const { list, storage } = openWith({ notes: text });
      expect(storage.items()).toEqual({ notes: text });
      list.add(noteAt(2));
      expect(storage.items()['notes_backup']).toBe(text);
      expect(savedIn(storage)).toEqual(list.current().records);
      expect(savedIn(storage)[0]).toEqual(noteAt(2));
      expect(storage.writes).toEqual(['notes_backup', 'notes']);
      expect(list.current()).toMatchObject({ unsaved: 0, isDamaged: true });
    },
  );

  test('is not overwritten while there is no space for a backup', () => {
    const storage = fakeStorage({ notes: damaged });
    storage.capacity = damaged.length + 300;
    const { list } = openTab(() => storage);
    storage.capacity = damaged.length + 20; // not even the backup fits
    list.add(noteAt(2));
    expect(storage.items()).toEqual({ notes: damaged });
    expect(list.current()).toMatchObject({
      records: [noteAt(2), noteAt(1)],
      unsaved: 1,
    });
    storage.capacity = Number.POSITIVE_INFINITY;
    vi.advanceTimersByTime(2000);
    expect(storage.items()['notes_backup']).toBe(damaged);
    expect(savedIn(storage)).toEqual([noteAt(2), noteAt(1)]);
    expect(list.current().unsaved).toBe(0);
  });
});

describe('storage that is full, blocked or absent', () => {
  test('full: records are shown, and are saved as soon as there is space', () => {
    const { list, storage } = openWith(saved(noteAt(1)));
    storage.capacity = 10;
    list.add(noteAt(2));
    expect(list.current()).toMatchObject({ records: [noteAt(2), noteAt(1)], unsaved: 1 });
    expect(savedIn(storage)).toEqual([noteAt(1)]);
    storage.capacity = Number.POSITIVE_INFINITY;
    vi.advanceTimersByTime(2000);
    expect(savedIn(storage)).toEqual([noteAt(2), noteAt(1)]);
    expect(list.current().unsaved).toBe(0);
  });

  const forbid = () => {
    throw new DOMException('Access is denied', 'SecurityError');
  };

  test.each([
    ['blocked', forbid],
    ['absent', () => null],
    ['forbidding every access', () => ({ getItem: forbid, setItem: forbid }) as unknown as Storage],
  ])('%s: the tool works, and everything is saved once the storage is available', (_, closed) => {
    const storage = fakeStorage(saved(noteAt(0)));
    let reach: () => Storage | null = closed;
    const { list } = openTab(() => reach());
    list.add(noteAt(1));
    expect(list.current()).toMatchObject({ records: [noteAt(1)], unsaved: 1 });
    reach = () => storage;
    vi.advanceTimersByTime(2000);
    expect(list.current().records).toEqual([noteAt(1), noteAt(0)]);
    expect(savedIn(storage)).toEqual([noteAt(1), noteAt(0)]);
    expect(list.current().unsaved).toBe(0);
  });

  test('never overwrites what it could not read', () => {
    const storage = fakeStorage(saved(noteAt(0)));
    const readable = { ...storage, getItem: forbid } as unknown as Storage;
    const { list } = openTab(() => readable);
    list.add(noteAt(1));
    expect(storage.writes).toEqual([]);
  });
});
