import { expect, test, vi } from 'vitest';
import { type Note, noteAt, savedNotes } from './testing/fake-records';
import { mockTime, openTab, openWith, savedIn } from './testing/fake-tab';

mockTime();

const [one, two, three] = [noteAt(1), noteAt(2), noteAt(3)];
const start = savedNotes(three, two, one);

test('a list is read without writing, puts new records first, saves them together, and notifies once', () => {
  // By a clock that was ahead, and with a field of a later version.
  const newer = { ...noteAt(30), bonus: 7 };
  const { list, storage, onChange } = openWith(savedNotes(newer));
  expect(list.current()).toEqual({ ...list.initial(), records: [newer] });
  expect(storage.writes).toEqual([]);
  onChange.mockClear();
  list.add(noteAt(6), noteAt(5));
  expect(list.current().records).toEqual([noteAt(6), noteAt(5), newer]);
  expect(savedIn(storage)).toEqual([noteAt(6), noteAt(5), newer]);
  expect(storage.writes).toEqual(['notes']);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('a list is cleared with its backups, marks and unsaved records, and nothing else', () => {
  const { list, storage } = openWith({
    ...savedNotes(one),
    notes_backup: 'damaged',
    notes_backup_1: 'older',
    notes_deleted_7: '',
    theme: 'night',
  });
  storage.capacity = 0;
  list.add(two);
  list.clear();
  storage.capacity = Number.POSITIVE_INFINITY;
  vi.advanceTimersByTime(10_000);
  expect(list.current()).toEqual(list.initial());
  expect(storage.items()).toEqual({ theme: 'night' });
});

const mark = `notes_deleted_${two.id}`;

test('a deleted record is marked before the list is written, and can be restored by its date, with a new id', () => {
  const { list, storage } = openWith(start);
  list.remove(two);
  expect(list.current().records).toEqual([three, one]);
  expect(savedIn(storage)).toEqual([three, one]);
  expect(storage.writes).toEqual([mark, 'notes']);
  list.restore(two);
  const [, again] = list.current().records;
  expect(again).toEqual({ ...two, id: expect.stringMatching(/^\d{23}$/) });
  expect(again?.id).not.toBe(two.id);
  expect(again?.id.slice(0, 13)).toBe(two.id.slice(0, 13));
  expect(savedIn(storage)).toEqual([three, again, one]);
});

test('a mark is removed after thirty days', () => {
  const { list, storage, listener } = openWith(start);
  list.remove(two);
  vi.advanceTimersByTime(30 * 24 * 60 * 60 * 1000);
  listener.refresh();
  expect(Object.keys(storage.items())).toEqual(['notes', mark]);
  vi.advanceTimersByTime(1);
  listener.refresh();
  expect(Object.keys(storage.items())).toEqual(['notes']);
  expect(savedIn(storage)).toEqual([three, one]);
});

test('a deleted record can be replaced by a changed one in its place, which no other tab undoes', () => {
  const { list, storage, listener } = openWith(start);
  list.replace([two], { ...two, words: 'Changed' });
  listener.receive(start.notes);
  expect(savedIn(storage).map(({ words }: Note) => words)).toEqual(['Hello', 'Changed', 'Hello']);
});

test('a record that another tab wrote and this one overwrote comes back, though that tab is gone', () => {
  const { list, storage, listener } = openWith(savedNotes(one));
  listener.receive(savedNotes(two, one).notes);
  expect(list.current().records).toEqual([two, one]);
  expect(savedIn(storage)).toEqual([two, one]);
});

test('a deleted record leaves another record with the same id, under a new one', () => {
  const twin = noteAt(4, { id: two.id });
  const { list } = openWith(savedNotes(twin, two));
  list.remove(two);
  expect(list.current().records).toEqual([{ ...twin, id: expect.any(String) }]);
  expect(list.current().records[0]?.id).not.toBe(two.id);
});

test('a deleted record makes space for its mark where storage is full to the last character', () => {
  const { list, storage } = openWith(start);
  storage.capacity = Object.entries(start).flat().join('').length;
  list.remove(two);
  expect(savedIn(storage)).toEqual([three, one]);
  expect(storage.getItem(mark)).toBe(String(Date.now()));
  expect(list.current().hasUnsavedDeletion).toBe(false);
});

test('a record is deleted as soon as storage takes it, and nothing else is lost', () => {
  const { list, storage } = openWith(start);
  storage.capacity = 0;
  list.remove(two);
  const records = [three, one];
  expect(list.current()).toMatchObject({ records, unsaved: 0, hasUnsavedDeletion: true });
  expect(savedIn(storage)).toEqual([three, two, one]);
  storage.capacity = Number.POSITIVE_INFINITY;
  vi.advanceTimersByTime(2000);
  expect(savedIn(storage)).toEqual(records);
  expect(list.current().hasUnsavedDeletion).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

test('a deleted record leaves nothing to be saved where it never was', () => {
  const { list } = openTab(() => null);
  list.add(one);
  list.add(two);
  list.remove(two);
  const records = [one];
  expect(list.current()).toMatchObject({ records, unsaved: 1, hasUnsavedDeletion: false });
  list.restore(two);
  expect(list.current()).toMatchObject({ records: [{ date: two.date }, one], unsaved: 2 });
});

test.each([
  ['the back/forward cache', 'pageshow', { persisted: true }],
  ['sleep', 'resume', {}],
])('a page that comes back from %s starts again with what is saved', (_, type, event) => {
  const { list, storage, dispatch } = openWith(start);
  storage.setItem('notes', savedNotes(one).notes);
  dispatch('pageshow', { persisted: false });
  expect(list.current().records).toEqual([three, two, one]);
  dispatch(type, event);
  expect(list.current().records).toEqual([one]);
  expect(savedIn(storage)).toEqual([one]);
});
