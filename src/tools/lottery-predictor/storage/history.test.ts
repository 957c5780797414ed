import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NO_HISTORY } from './history';
import { recordAt } from './testing/fake-records';
import { openWith, savedIn } from './testing/fake-tab';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a history', () => {
  test('restores the records and the trimmed name without writing anything', () => {
    const records = [recordAt(2), recordAt(1)];
    const { history, storage } = openWith({
      lottery_results: JSON.stringify(records),
      lottery_username: '  Ada ',
    });
    expect(history.current()).toEqual({ ...NO_HISTORY, records, name: 'Ada' });
    expect(storage.writes).toEqual([]);
  });

  test('puts a new record first, saves it, and notifies once', () => {
    const { history, storage, onChange } = openWith({
      lottery_results: JSON.stringify([recordAt(30)]), // by a clock that was ahead
    });
    onChange.mockClear();
    history.add(recordAt(5));
    expect(history.current().records).toEqual([recordAt(5), recordAt(30)]);
    expect(savedIn(storage)).toEqual([recordAt(5), recordAt(30)]);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test('preserves unknown fields of the records it rewrites', () => {
    const newer = { ...recordAt(1), bonus: 7 };
    const { history, storage } = openWith({ lottery_results: JSON.stringify([newer]) });
    history.add(recordAt(2));
    expect(savedIn(storage)).toEqual([recordAt(2), newer]);
  });
});

describe('the name', () => {
  test('is saved, and an older one in storage does not come back over it', () => {
    const { history, storage, listener } = openWith({ lottery_username: 'Ada' });
    storage.capacity = 0;
    history.rememberName('Grace');
    listener.refresh();
    expect(history.current().name).toBe('Grace');
    storage.capacity = Number.POSITIVE_INFINITY;
    vi.advanceTimersByTime(2000);
    expect(storage.getItem('lottery_username')).toBe('Grace');
  });
});

describe('deletion', () => {
  const start = {
    lottery_results: JSON.stringify([recordAt(1)]),
    lottery_username: 'Ada',
    lottery_results_backup: 'damaged',
    lottery_results_backup_1: 'older',
    lottery_results_deleted_7: '',
    theme: 'night',
  };

  test('removes results, name, backups and marks, and nothing else', () => {
    const { history, storage } = openWith(start);
    history.clear();
    expect(history.current()).toEqual(NO_HISTORY);
    expect(storage.items()).toEqual({ theme: 'night' });
  });

  test('deletes unsaved records too', () => {
    const { history, storage } = openWith();
    storage.capacity = 0;
    history.add(recordAt(1));
    history.clear();
    storage.capacity = Number.POSITIVE_INFINITY;
    vi.advanceTimersByTime(10_000);
    expect(history.current()).toEqual(NO_HISTORY);
    expect(storage.items()).toEqual({});
  });
});
