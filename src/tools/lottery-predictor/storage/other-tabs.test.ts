import { describe, expect, test, vi } from 'vitest';
import { recordAt } from './testing/fake-records';
import { openWith, savedIn } from './testing/fake-tab';

describe('what other tabs do', () => {
  test('is read, and records that they overwrote are restored', () => {
    const { history, storage, listener } = openWith({
      lottery_results: JSON.stringify([recordAt(1)]),
    });
    const theirs = JSON.stringify([recordAt(2)]);
    storage.setItem('lottery_results', theirs);
    listener.receive(theirs);
    expect(history.current().records).toEqual([recordAt(2), recordAt(1)]);
    expect(savedIn(storage)).toEqual([recordAt(2), recordAt(1)]);
  });

  test('counts even before this tab’s copy of the storage is updated', () => {
    const { history, storage, listener } = openWith({
      lottery_results: JSON.stringify([recordAt(1)]),
    });
    listener.receive(JSON.stringify([recordAt(2)]));
    expect(history.current().records).toEqual([recordAt(2), recordAt(1)]);
    expect(savedIn(storage)).toEqual([recordAt(2), recordAt(1)]);
  });

  test('a removal counts even if something was saved right after it', () => {
    const { history, storage, listener } = openWith({
      lottery_results: JSON.stringify([recordAt(1)]),
    });
    storage.setItem('lottery_results', JSON.stringify([recordAt(2)]));
    listener.receive(null);
    expect(history.current().records).toEqual([recordAt(2)]);
    expect(savedIn(storage)).toEqual([recordAt(2)]);
  });

  test('a removal elsewhere preserves records not saved here yet', () => {
    const { history, storage, listener } = openWith({
      lottery_results: JSON.stringify([recordAt(1)]),
    });
    storage.capacity = 0;
    history.add(recordAt(2));
    storage.removeItem('lottery_results');
    storage.capacity = Number.POSITIVE_INFINITY;
    listener.receive(null);
    expect(history.current()).toMatchObject({ records: [recordAt(2)], unsaved: 0 });
    expect(savedIn(storage)).toEqual([recordAt(2)]);
  });

  test('unreadable data that they wrote is backed up before this tab writes', () => {
    const { storage, listener } = openWith({ lottery_results: JSON.stringify([recordAt(1)]) });
    storage.setItem('lottery_results', 'oops');
    listener.receive('oops');
    expect(storage.items()['lottery_results_backup']).toBe('oops');
    expect(savedIn(storage)).toEqual([recordAt(1)]);
  });

  test('records are parsed once, and not again at every refresh and every check', () => {
    const { history, listener } = openWith({ lottery_results: JSON.stringify([recordAt(1)]) });
    const parse = vi.spyOn(JSON, 'parse');
    history.add(recordAt(2));
    listener.refresh();
    history.add(recordAt(3));
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });
});
