import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { recordAt } from './testing/fake-records';
import { openTab, openWith, savedIn } from './testing/fake-tab';

const [one, two, three] = [recordAt(1), recordAt(2), recordAt(3)];
const start = { lottery_results: JSON.stringify([three, two, one]) };
const mark = `lottery_results_deleted_${two.id}`;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a deleted record', () => {
  test('is gone from the page and the storage, and marked before the list is written', () => {
    const { history, storage } = openWith(start);
    history.remove(two);
    expect(history.current().records).toEqual([three, one]);
    expect(savedIn(storage)).toEqual([three, one]);
    expect(storage.writes).toEqual([mark, 'lottery_results']);
  });

  test('does not come back from a tab that writes it again', () => {
    const { history, storage, listener } = openWith(start);
    history.remove(two);
    storage.setItem('lottery_results', start.lottery_results);
    listener.receive(start.lottery_results);
    expect(history.current().records).toEqual([three, one]);
    expect(savedIn(storage)).toEqual([three, one]);
  });

  test('can be restored by its date, with a new id', () => {
    const { history, storage } = openWith(start);
    history.remove(two);
    history.restore(two);
    const [, again] = history.current().records;
    expect(again).toEqual({ ...two, id: expect.stringMatching(/^\d{23}$/) });
    expect(again?.id).not.toBe(two.id);
    expect(again?.id.slice(0, 13)).toBe(two.id.slice(0, 13));
    expect(savedIn(storage)).toEqual([three, again, one]);
  });

  test('leaves another record with the same id, under a new one', () => {
    const twin = recordAt(4, { id: two.id });
    const { history } = openWith({ lottery_results: JSON.stringify([twin, two]) });
    history.remove(two);
    expect(history.current().records).toEqual([{ ...twin, id: expect.any(String) }]);
    expect(history.current().records[0]?.id).not.toBe(two.id);
  });
});

describe('a deletion in storage that fails', () => {
  test('full to the last character: the shorter list makes space for the mark', () => {
    const { history, storage } = openWith(start);
    storage.capacity = Object.entries(start).flat().join('').length;
    history.remove(two);
    expect(savedIn(storage)).toEqual([three, one]);
    expect(storage.getItem(mark)).toBe('');
    expect(history.current().hasUnsavedDeletion).toBe(false);
  });

  test('closed to writes: it is done as soon as it can be, and nothing else is lost', () => {
    const { history, storage } = openWith(start);
    storage.capacity = 0;
    history.remove(two);
    expect(history.current()).toMatchObject({
      records: [three, one],
      unsaved: 0,
      hasUnsavedDeletion: true,
    });
    expect(savedIn(storage)).toEqual([three, two, one]);
    storage.capacity = Number.POSITIVE_INFINITY;
    vi.advanceTimersByTime(2000);
    expect(savedIn(storage)).toEqual([three, one]);
    expect(history.current().hasUnsavedDeletion).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('blocked: a record that was never saved leaves nothing to be saved', () => {
    const { history } = openTab(() => null);
    history.add(one);
    history.add(two);
    history.remove(two);
    expect(history.current()).toMatchObject({
      records: [one],
      unsaved: 1,
      hasUnsavedDeletion: false,
    });
    history.restore(two);
    expect(history.current()).toMatchObject({ records: [{ date: two.date }, one], unsaved: 2 });
  });
});
