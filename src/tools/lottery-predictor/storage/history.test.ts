import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { recordAt } from './fake-records';
import { type FakeStorage, fakeStorage } from './fake-storage';
import { createHistory, NO_HISTORY } from './history';
import type { Watch } from './watch-browser';

const saved = (storage: Storage) => JSON.parse(storage.getItem('lottery_results') ?? '[]');

/** A tab with a storage of its own; `heed` is what the browser would tell it. */
function openTab(reach: () => Storage | undefined) {
  let heed: Parameters<Watch>[0] = { look() {}, hear() {} };
  const onChange = vi.fn();
  const history = createHistory(reach, (given) => {
    heed = given;
    return () => {};
  });
  const close = history.subscribe(onChange);
  heed.look();
  return { history, heed, onChange, close };
}

function open(start: Record<string, string> = {}): ReturnType<typeof openTab> & {
  storage: FakeStorage;
} {
  const storage = fakeStorage(start);
  return { storage, ...openTab(() => storage) };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a history', () => {
  test('is empty until it is looked at, and reads nothing before', () => {
    const reach = vi.fn(() => fakeStorage());
    const history = createHistory(reach, () => () => {});
    history.subscribe(() => {});
    expect(history.current()).toBe(NO_HISTORY);
    expect(reach).not.toHaveBeenCalled();
  });

  test('restores the records and the trimmed name, and writes nothing for it', () => {
    const records = [recordAt(2), recordAt(1)];
    const { history, storage } = open({
      lottery_results: JSON.stringify(records),
      lottery_username: '  Ada ',
    });
    expect(history.current()).toEqual({ records, name: 'Ada', unsaved: 0, isDamaged: false });
    expect(storage.writes).toEqual([]);
  });

  test('puts a new record first, saves it, and tells of it once', () => {
    const { history, storage, onChange } = open({
      lottery_results: JSON.stringify([recordAt(30)]), // by a clock that was ahead
    });
    onChange.mockClear();
    history.add(recordAt(5));
    expect(history.current().records).toEqual([recordAt(5), recordAt(30)]);
    expect(saved(storage)).toEqual([recordAt(5), recordAt(30)]);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test('adds to what is saved even before it was looked at', () => {
    const storage = fakeStorage({ lottery_results: JSON.stringify([recordAt(1)]) });
    createHistory(
      () => storage,
      () => () => {},
    ).add(recordAt(2));
    expect(saved(storage)).toEqual([recordAt(2), recordAt(1)]);
  });

  test('keeps unknown fields of the records it writes again', () => {
    const newer = { ...recordAt(1), bonus: 7 };
    const { history, storage } = open({ lottery_results: JSON.stringify([newer]) });
    history.add(recordAt(2));
    expect(saved(storage)).toEqual([recordAt(2), newer]);
  });

  test('stays the same object while nothing changes', () => {
    const { history, heed, onChange } = open({ lottery_results: JSON.stringify([recordAt(1)]) });
    const before = history.current();
    onChange.mockClear();
    heed.look();
    expect(history.current()).toBe(before);
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('saved data that cannot be read', () => {
  const damaged = JSON.stringify([recordAt(1), { id: 'half a rec' }]);

  test('is left alone by a look, and told of', () => {
    const { history, storage } = open({ lottery_results: damaged });
    expect(history.current()).toMatchObject({ records: [recordAt(1)], isDamaged: true });
    expect(storage.items()).toEqual({ lottery_results: damaged });
  });

  test.each([damaged, 'no JSON at all', '{"a":1}'])(
    '%s is kept before it is written over',
    (text) => {
      const { history, storage } = open({ lottery_results: text });
      history.add(recordAt(2));
      expect(storage.items()['lottery_results_backup']).toBe(text);
      expect(saved(storage)).toEqual(history.current().records);
      expect(saved(storage)[0]).toEqual(recordAt(2));
      expect(storage.writes).toEqual(['lottery_results_backup', 'lottery_results']);
      expect(history.current()).toMatchObject({ unsaved: 0, isDamaged: true });
    },
  );

  test('moves an earlier backup on', () => {
    const { history, storage } = open({
      lottery_results: 'newer',
      lottery_results_backup: 'older',
      lottery_results_backup_1: 'oldest',
    });
    history.add(recordAt(2));
    expect(storage.items()).toMatchObject({
      lottery_results_backup: 'newer',
      lottery_results_backup_1: 'older',
      lottery_results_backup_2: 'oldest',
    });
  });

  test('is not written over while there is no room for a backup', () => {
    const storage = fakeStorage({ lottery_results: damaged });
    storage.room = damaged.length + 300;
    const { history } = openTab(() => storage);
    storage.room = damaged.length + 20; // not even the backup fits
    history.add(recordAt(2));
    expect(storage.items()).toEqual({ lottery_results: damaged });
    expect(history.current()).toMatchObject({
      records: [recordAt(2), recordAt(1)],
      unsaved: 1,
    });
    storage.room = Number.POSITIVE_INFINITY;
    vi.advanceTimersByTime(2000);
    expect(storage.items()['lottery_results_backup']).toBe(damaged);
    expect(saved(storage)).toEqual([recordAt(2), recordAt(1)]);
    expect(history.current().unsaved).toBe(0);
  });

  test('is kept once where there is room for the backup and not for the results', () => {
    const storage = fakeStorage({ lottery_results: damaged });
    const { history } = openTab(() => storage);
    storage.room = 2 * damaged.length + 'lottery_resultslottery_results_backup'.length;
    history.add(recordAt(2));
    vi.advanceTimersByTime(20_000);
    const kept = { lottery_results: damaged, lottery_results_backup: damaged };
    expect(storage.items()).toEqual(kept);
    expect(history.current().unsaved).toBe(1);
  });
});

describe('storage that is full, blocked or absent', () => {
  test('full: the records count, and are saved as soon as there is room', () => {
    const { history, storage } = open();
    storage.room = 10;
    history.add(recordAt(1));
    history.add(recordAt(2));
    expect(history.current()).toMatchObject({ records: [recordAt(2), recordAt(1)], unsaved: 2 });
    expect(storage.items()).toEqual({});
    storage.room = Number.POSITIVE_INFINITY;
    vi.advanceTimersByTime(2000);
    expect(saved(storage)).toEqual([recordAt(2), recordAt(1)]);
    expect(history.current().unsaved).toBe(0);
  });

  test('full: what was saved before stays', () => {
    const { history, storage } = open({ lottery_results: JSON.stringify([recordAt(1)]) });
    storage.room = 0;
    history.add(recordAt(2));
    expect(saved(storage)).toEqual([recordAt(1)]);
    expect(history.current()).toMatchObject({ records: [recordAt(2), recordAt(1)], unsaved: 1 });
  });

  test('no try is made any more once all is saved, or the page is gone', () => {
    const { history, storage, close } = open();
    storage.room = 0;
    history.add(recordAt(1));
    expect(vi.getTimerCount()).toBe(1);
    storage.room = Number.POSITIVE_INFINITY;
    vi.advanceTimersByTime(2000);
    expect(vi.getTimerCount()).toBe(0);
    storage.room = 0;
    history.add(recordAt(2));
    close();
    expect(vi.getTimerCount()).toBe(0);
  });

  const forbid = () => {
    throw new DOMException('Access is denied', 'SecurityError');
  };

  test.each([
    ['blocked', forbid],
    ['absent', () => undefined],
    ['forbidding every access', () => ({ getItem: forbid, setItem: forbid }) as unknown as Storage],
  ])('%s: the visit goes on, and all is saved when it opens', (_, closed) => {
    const storage = fakeStorage({ lottery_results: JSON.stringify([recordAt(0)]) });
    let reach: () => Storage | undefined = closed;
    const { history } = openTab(() => reach());
    history.rememberName('Ada');
    history.add(recordAt(1));
    expect(history.current()).toMatchObject({ records: [recordAt(1)], name: 'Ada', unsaved: 1 });
    reach = () => storage;
    vi.advanceTimersByTime(2000);
    expect(history.current().records).toEqual([recordAt(1), recordAt(0)]);
    expect(saved(storage)).toEqual([recordAt(1), recordAt(0)]);
    expect(storage.getItem('lottery_username')).toBe('Ada');
    expect(history.current().unsaved).toBe(0);
  });

  test('never writes over what it could not read', () => {
    const storage = fakeStorage({ lottery_results: JSON.stringify([recordAt(0)]) });
    const readable = { ...storage, getItem: forbid } as unknown as Storage;
    const { history } = openTab(() => readable);
    history.add(recordAt(1));
    expect(storage.writes).toEqual([]);
  });
});

describe('the name', () => {
  test('is saved, and an older one in storage does not come back over it', () => {
    const { history, storage, heed } = open({ lottery_username: 'Ada' });
    storage.room = 0;
    history.rememberName('Grace');
    heed.look();
    expect(history.current().name).toBe('Grace');
    storage.room = Number.POSITIVE_INFINITY;
    vi.advanceTimersByTime(2000);
    expect(storage.getItem('lottery_username')).toBe('Grace');
  });

  test('follows another tab', () => {
    const { history, storage, heed } = open({ lottery_username: 'Ada' });
    storage.setItem('lottery_username', 'Emmy');
    heed.look();
    expect(history.current().name).toBe('Emmy');
  });
});

describe('what other tabs do', () => {
  test('is taken in, and put back where their write dropped something', () => {
    const { history, storage, heed } = open({ lottery_results: JSON.stringify([recordAt(1)]) });
    const theirs = JSON.stringify([recordAt(2)]);
    storage.setItem('lottery_results', theirs);
    heed.hear(theirs);
    expect(history.current().records).toEqual([recordAt(2), recordAt(1)]);
    expect(saved(storage)).toEqual([recordAt(2), recordAt(1)]);
  });

  test('counts even where this tab’s copy of the storage has not followed yet', () => {
    const { history, storage, heed } = open({ lottery_results: JSON.stringify([recordAt(1)]) });
    heed.hear(JSON.stringify([recordAt(2)]));
    expect(history.current().records).toEqual([recordAt(2), recordAt(1)]);
    expect(saved(storage)).toEqual([recordAt(2), recordAt(1)]);
  });

  test('writes nothing where nothing was dropped', () => {
    const { heed, storage } = open({ lottery_results: JSON.stringify([recordAt(1)]) });
    const theirs = JSON.stringify([recordAt(2), recordAt(1)]);
    storage.setItem('lottery_results', theirs);
    storage.writes.length = 0;
    heed.hear(theirs);
    heed.hear(theirs);
    expect(storage.writes).toEqual([]);
  });

  test('a removal is a removal, even where something was saved right after it', () => {
    const { history, storage, heed } = open({ lottery_results: JSON.stringify([recordAt(1)]) });
    storage.setItem('lottery_results', JSON.stringify([recordAt(2)]));
    heed.hear(null);
    expect(history.current().records).toEqual([recordAt(2)]);
    expect(saved(storage)).toEqual([recordAt(2)]);
  });

  test('a removal that was not heard of is seen at the next look', () => {
    const { history, storage } = open({ lottery_results: JSON.stringify([recordAt(1)]) });
    storage.removeItem('lottery_results');
    history.add(recordAt(2));
    expect(saved(storage)).toEqual([recordAt(2)]);
    expect(history.current().records).toEqual([recordAt(2)]);
  });

  test('a removal elsewhere spares what could not be saved here yet', () => {
    const { history, storage, heed } = open({ lottery_results: JSON.stringify([recordAt(1)]) });
    storage.room = 0;
    history.add(recordAt(2));
    storage.removeItem('lottery_results');
    storage.room = Number.POSITIVE_INFINITY;
    heed.hear(null);
    expect(history.current()).toMatchObject({ records: [recordAt(2)], unsaved: 0 });
    expect(saved(storage)).toEqual([recordAt(2)]);
  });

  test('what they wrote and cannot be read is kept before this tab writes', () => {
    const { storage, heed } = open({ lottery_results: JSON.stringify([recordAt(1)]) });
    storage.setItem('lottery_results', 'oops');
    heed.hear('oops');
    expect(storage.items()['lottery_results_backup']).toBe('oops');
    expect(saved(storage)).toEqual([recordAt(1)]);
  });

  test('records are parsed once, and not again at every look and every check', () => {
    const { history, heed } = open({ lottery_results: JSON.stringify([recordAt(1)]) });
    const parse = vi.spyOn(JSON, 'parse');
    history.add(recordAt(2));
    heed.look();
    history.add(recordAt(3));
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });
});

describe('deletion', () => {
  const start = {
    lottery_results: JSON.stringify([recordAt(1)]),
    lottery_username: 'Ada',
    lottery_results_backup: 'damaged',
    lottery_results_backup_1: 'older',
    theme: 'night',
  };

  test('removes results, name and backups, and nothing else', () => {
    const { history, storage } = open(start);
    history.clear();
    expect(history.current()).toEqual(NO_HISTORY);
    expect(storage.items()).toEqual({ theme: 'night' });
  });

  test('takes unsaved records along', () => {
    const { history, storage } = open();
    storage.room = 0;
    history.add(recordAt(1));
    history.clear();
    storage.room = Number.POSITIVE_INFINITY;
    vi.advanceTimersByTime(10_000);
    expect(history.current()).toEqual(NO_HISTORY);
    expect(storage.items()).toEqual({});
  });

  test('goes through where storage is blocked', () => {
    const { history } = openTab(() => {
      throw new DOMException('Access is denied', 'SecurityError');
    });
    history.add(recordAt(1));
    history.clear();
    expect(history.current()).toEqual(NO_HISTORY);
  });

  test('leaves room for new records', () => {
    const { history, storage } = open(start);
    history.clear();
    history.add(recordAt(2));
    expect(saved(storage)).toEqual([recordAt(2)]);
  });
});
