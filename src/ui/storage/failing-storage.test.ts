import { expect, test, vi } from 'vitest';
import { noteAt, savedNotes } from './testing/fake-records';
import { fakeStorage } from './testing/fake-storage';
import { mockTime, openTab, openWith, savedIn } from './testing/fake-tab';

mockTime();

const [zero, one, two] = [noteAt(0), noteAt(1), noteAt(2)];

const damaged = JSON.stringify([one, { id: 'half a rec' }]);

test.each([damaged, 'no JSON', '{"a":1}'])('%s is backed up before it is overwritten', (text) => {
  const { list, storage } = openWith({ notes: text });
  expect(storage.items()).toEqual({ notes: text });
  list.add(two);
  expect(storage.items()['notes_backup']).toBe(text);
  expect(savedIn(storage)).toEqual(list.current().records);
  expect(savedIn(storage)[0]).toEqual(two);
  expect(storage.writes).toEqual(['notes_backup', 'notes']);
  expect(list.current()).toMatchObject({ unsaved: 0, isDamaged: true });
});

test('saved data that cannot be read is not overwritten while there is no space for a backup', () => {
  const { list, storage } = openWith({ notes: damaged });
  storage.capacity = damaged.length + 20; // not even the backup fits
  list.add(two);
  expect(storage.items()).toEqual({ notes: damaged });
  expect(list.current()).toMatchObject({ records: [two, one], unsaved: 1 });
  storage.capacity = Number.POSITIVE_INFINITY;
  vi.advanceTimersByTime(2000);
  expect(storage.items()['notes_backup']).toBe(damaged);
  expect(savedIn(storage)).toEqual([two, one]);
  expect(list.current().unsaved).toBe(0);
});

test('saved data that cannot be read is backed up where another tab wrote it', () => {
  const { storage, listener } = openWith(savedNotes(one));
  storage.setItem('notes', 'oops');
  listener.receive('oops');
  expect(storage.items()['notes_backup']).toBe('oops');
  expect(savedIn(storage)).toEqual([one]);
});

const forbid = () => {
  throw new DOMException('Access is denied', 'SecurityError');
};

test('in full storage, a removal in another tab preserves records not saved here yet', () => {
  const { list, storage, listener } = openWith(savedNotes(one));
  storage.capacity = 0;
  list.add(two);
  storage.removeItem('notes');
  storage.capacity = Number.POSITIVE_INFINITY;
  listener.receive(null);
  expect(list.current()).toMatchObject({ records: [two], unsaved: 0 });
  expect(savedIn(storage)).toEqual([two]);
});

test.each([
  ['blocked', forbid],
  ['absent', () => null],
  ['forbidding every access', () => ({ getItem: forbid, setItem: forbid }) as unknown as Storage],
])('storage %s: everything is saved once it is available', (_, closed) => {
  const storage = fakeStorage(savedNotes(zero));
  let reach: () => Storage | null = closed;
  const { list } = openTab(() => reach());
  list.add(one);
  expect(list.current()).toMatchObject({ records: [one], unsaved: 1 });
  reach = () => storage;
  vi.advanceTimersByTime(2000);
  expect(list.current()).toMatchObject({ records: [one, zero], unsaved: 0 });
  expect(savedIn(storage)).toEqual([one, zero]);
});

test('what could not be read is never overwritten', () => {
  const storage = fakeStorage(savedNotes(zero));
  const { list } = openTab(() => ({ ...storage, getItem: forbid }) as unknown as Storage);
  list.add(one);
  expect(storage.writes).toEqual([]);
});
