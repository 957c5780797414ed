import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { recordAt } from './testing/fake-records';
import { fakeStorage } from './testing/fake-storage';
import { openTab, openWith, savedIn } from './testing/fake-tab';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('saved data that cannot be read', () => {
  const damaged = JSON.stringify([recordAt(1), { id: 'half a rec' }]);

  test.each([damaged, 'no JSON at all', '{"a":1}'])(
    '%s is left alone until it has to be overwritten, and then backed up',
    (text) => {
      const { history, storage } = openWith({ lottery_results: text });
      expect(storage.items()).toEqual({ lottery_results: text });
      history.add(recordAt(2));
      expect(storage.items()['lottery_results_backup']).toBe(text);
      expect(savedIn(storage)).toEqual(history.current().records);
      expect(savedIn(storage)[0]).toEqual(recordAt(2));
      expect(storage.writes).toEqual(['lottery_results_backup', 'lottery_results']);
      expect(history.current()).toMatchObject({ unsaved: 0, isDamaged: true });
    },
  );

  test('is not overwritten while there is no space for a backup', () => {
    const storage = fakeStorage({ lottery_results: damaged });
    storage.capacity = damaged.length + 300;
    const { history } = openTab(() => storage);
    storage.capacity = damaged.length + 20; // not even the backup fits
    history.add(recordAt(2));
    expect(storage.items()).toEqual({ lottery_results: damaged });
    expect(history.current()).toMatchObject({
      records: [recordAt(2), recordAt(1)],
      unsaved: 1,
    });
    storage.capacity = Number.POSITIVE_INFINITY;
    vi.advanceTimersByTime(2000);
    expect(storage.items()['lottery_results_backup']).toBe(damaged);
    expect(savedIn(storage)).toEqual([recordAt(2), recordAt(1)]);
    expect(history.current().unsaved).toBe(0);
  });
});

describe('storage that is full, blocked or absent', () => {
  test('full: records are shown, and are saved as soon as there is space', () => {
    const { history, storage } = openWith({ lottery_results: JSON.stringify([recordAt(1)]) });
    storage.capacity = 10;
    history.add(recordAt(2));
    expect(history.current()).toMatchObject({ records: [recordAt(2), recordAt(1)], unsaved: 1 });
    expect(savedIn(storage)).toEqual([recordAt(1)]);
    storage.capacity = Number.POSITIVE_INFINITY;
    vi.advanceTimersByTime(2000);
    expect(savedIn(storage)).toEqual([recordAt(2), recordAt(1)]);
    expect(history.current().unsaved).toBe(0);
  });

  test('stops retrying once everything is saved or the page is closed', () => {
    const { history, storage, close } = openWith();
    storage.capacity = 0;
    history.add(recordAt(1));
    expect(vi.getTimerCount()).toBe(1);
    storage.capacity = Number.POSITIVE_INFINITY;
    vi.advanceTimersByTime(2000);
    expect(vi.getTimerCount()).toBe(0);
    storage.capacity = 0;
    history.add(recordAt(2));
    close();
    expect(vi.getTimerCount()).toBe(0);
  });

  const forbid = () => {
    throw new DOMException('Access is denied', 'SecurityError');
  };

  test.each([
    ['blocked', forbid],
    ['absent', () => null],
    ['forbidding every access', () => ({ getItem: forbid, setItem: forbid }) as unknown as Storage],
  ])('%s: the tool works, and everything is saved once the storage is available', (_, closed) => {
    const storage = fakeStorage({ lottery_results: JSON.stringify([recordAt(0)]) });
    let reach: () => Storage | null = closed;
    const { history } = openTab(() => reach());
    history.rememberName('Ada');
    history.add(recordAt(1));
    expect(history.current()).toMatchObject({ records: [recordAt(1)], name: 'Ada', unsaved: 1 });
    reach = () => storage;
    vi.advanceTimersByTime(2000);
    expect(history.current().records).toEqual([recordAt(1), recordAt(0)]);
    expect(savedIn(storage)).toEqual([recordAt(1), recordAt(0)]);
    expect(storage.getItem('lottery_username')).toBe('Ada');
    expect(history.current().unsaved).toBe(0);
  });

  test('never overwrites what it could not read', () => {
    const storage = fakeStorage({ lottery_results: JSON.stringify([recordAt(0)]) });
    const readable = { ...storage, getItem: forbid } as unknown as Storage;
    const { history } = openTab(() => readable);
    history.add(recordAt(1));
    expect(storage.writes).toEqual([]);
  });
});
