import { describe, expect, test } from 'vitest';
import { noteAt, saved } from './testing/fake-records';
import { openWith, savedIn } from './testing/fake-tab';

describe('what other tabs do', () => {
  test('is read, and records that they overwrote are restored', () => {
    const { list, storage, listener } = openWith(saved(noteAt(1)));
    const theirs = JSON.stringify([noteAt(2)]);
    storage.setItem('notes', theirs);
    listener.receive(theirs);
    expect(list.current().records).toEqual([noteAt(2), noteAt(1)]);
    expect(savedIn(storage)).toEqual([noteAt(2), noteAt(1)]);
  });

  test('counts even before this tab’s copy of the storage is updated', () => {
    const { list, storage, listener } = openWith(saved(noteAt(1)));
    listener.receive(JSON.stringify([noteAt(2)]));
    expect(list.current().records).toEqual([noteAt(2), noteAt(1)]);
    expect(savedIn(storage)).toEqual([noteAt(2), noteAt(1)]);
  });

  test('a removal counts even if something was saved right after it', () => {
    const { list, storage, listener } = openWith(saved(noteAt(1)));
    storage.setItem('notes', JSON.stringify([noteAt(2)]));
    listener.receive(null);
    expect(list.current().records).toEqual([noteAt(2)]);
    expect(savedIn(storage)).toEqual([noteAt(2)]);
  });

  test('a removal elsewhere preserves records not saved here yet', () => {
    const { list, storage, listener } = openWith(saved(noteAt(1)));
    storage.capacity = 0;
    list.add(noteAt(2));
    storage.removeItem('notes');
    storage.capacity = Number.POSITIVE_INFINITY;
    listener.receive(null);
    expect(list.current()).toMatchObject({ records: [noteAt(2)], unsaved: 0 });
    expect(savedIn(storage)).toEqual([noteAt(2)]);
  });

  test('unreadable data that they wrote is backed up before this tab writes', () => {
    const { storage, listener } = openWith(saved(noteAt(1)));
    storage.setItem('notes', 'oops');
    listener.receive('oops');
    expect(storage.items()['notes_backup']).toBe('oops');
    expect(savedIn(storage)).toEqual([noteAt(1)]);
  });
});
