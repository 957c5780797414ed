import { describe, expect, test, vi } from 'vitest';
import { type Note, noteAt, saved } from './testing/fake-records';
import { mockTime, openTab, openWith, savedIn } from './testing/fake-tab';

mockTime();

const [one, two, three] = [noteAt(1), noteAt(2), noteAt(3)];
const start = saved(three, two, one);
const mark = `notes_deleted_${two.id}`;

describe('a deleted record', () => {
  test('is gone from the page and the storage, and marked before the list is written', () => {
    const { list, storage } = openWith(start);
    list.remove(two);
    expect(list.current().records).toEqual([three, one]);
    expect(savedIn(storage)).toEqual([three, one]);
    expect(storage.writes).toEqual([mark, 'notes']);
  });

  test('does not come back from a tab that writes it again', () => {
    const { list, storage, listener } = openWith(start);
    list.remove(two);
    storage.setItem('notes', start.notes);
    listener.receive(start.notes);
    expect(list.current().records).toEqual([three, one]);
    expect(savedIn(storage)).toEqual([three, one]);
  });

  test('can be restored by its date, with a new id', () => {
    const { list, storage } = openWith(start);
    list.remove(two);
    list.restore(two);
    const [, again] = list.current().records;
    expect(again).toEqual({ ...two, id: expect.stringMatching(/^\d{23}$/) });
    expect(again?.id).not.toBe(two.id);
    expect(again?.id.slice(0, 13)).toBe(two.id.slice(0, 13));
    expect(savedIn(storage)).toEqual([three, again, one]);
  });

  test('can be replaced by a changed one in its place, which no other tab undoes', () => {
    const { list, storage, listener } = openWith(start);
    list.replace(two, { ...two, words: 'Changed' });
    listener.receive(start.notes);
    expect(savedIn(storage).map(({ words }: Note) => words)).toEqual(['Hello', 'Changed', 'Hello']);
  });

  test('leaves another record with the same id, under a new one', () => {
    const twin = noteAt(4, { id: two.id });
    const { list } = openWith(saved(twin, two));
    list.remove(two);
    expect(list.current().records).toEqual([{ ...twin, id: expect.any(String) }]);
    expect(list.current().records[0]?.id).not.toBe(two.id);
  });
});

describe('a deletion in storage that fails', () => {
  test('full to the last character: the shorter list makes space for the mark', () => {
    const { list, storage } = openWith(start);
    storage.capacity = Object.entries(start).flat().join('').length;
    list.remove(two);
    expect(savedIn(storage)).toEqual([three, one]);
    expect(storage.getItem(mark)).toBe('');
    expect(list.current().hasUnsavedDeletion).toBe(false);
  });

  test('closed to writes: it is done as soon as it can be, and nothing else is lost', () => {
    const { list, storage } = openWith(start);
    storage.capacity = 0;
    list.remove(two);
    expect(list.current()).toMatchObject({
      records: [three, one],
      unsaved: 0,
      hasUnsavedDeletion: true,
    });
    expect(savedIn(storage)).toEqual([three, two, one]);
    storage.capacity = Number.POSITIVE_INFINITY;
    vi.advanceTimersByTime(2000);
    expect(savedIn(storage)).toEqual([three, one]);
    expect(list.current().hasUnsavedDeletion).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('blocked: a record that was never saved leaves nothing to be saved', () => {
    const { list } = openTab(() => null);
    list.add(one);
    list.add(two);
    list.remove(two);
    expect(list.current()).toMatchObject({
      records: [one],
      unsaved: 1,
      hasUnsavedDeletion: false,
    });
    list.restore(two);
    expect(list.current()).toMatchObject({ records: [{ date: two.date }, one], unsaved: 2 });
  });
});
