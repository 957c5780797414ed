import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import type { SavedListStore } from './saved-list';
import { type Note, noteAt } from './testing/fake-records';
import { fakeTabs } from './testing/fake-tabs';

const dates = (records: readonly Note[]) => records.map(({ date }) => date).toSorted();

/** The events that may happen in a browser with three tabs. */
const happening = fc.record({
  what: fc.constantFrom('add', 'add', 'send', 'deliver', 'delete', 'undo', 'wait'),
  tab: fc.nat(2),
  row: fc.nat(5),
});

/** By then the mark of a deleted record is removed. */
const MONTH = 31 * 24 * 60 * 60 * 1000;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('tabs lose nothing, restore nothing and stop writing, in any order of events', () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 60 }), (happenings) => {
      vi.useFakeTimers();
      const { tabs, send, deliver, settle, stored } = fakeTabs(3);
      const expected = new Set<string>();
      const deleted: Note[] = [];
      const deletedIds = new Set<string>();
      for (const [index, { what, tab: number, row }] of happenings.entries()) {
        const tab = tabs[number] as SavedListStore<Note>;
        const record = tab.current().records[row];
        if (what === 'wait') {
          // A change arrives long before a month is over.
          settle();
          vi.setSystemTime(Date.now() + MONTH);
        } else if (what === 'send') send(number);
        else if (what === 'deliver') deliver(number);
        else if (what === 'add') {
          expected.add(noteAt(index).date);
          tab.add(noteAt(index, { id: `${index}` }));
        } else if (
          what === 'delete' &&
          record &&
          // Another tab deleted it and brought it back, under a new id, and this one has not heard of it.
          !deletedIds.has(record.id) &&
          expected.delete(record.date)
        ) {
          tab.remove(record);
          deleted.push(record);
          deletedIds.add(record.id);
        } else if (what === 'undo') {
          const last = deleted.pop();
          if (!last) continue;
          expected.add(last.date);
          tab.restore(last);
        }
      }
      settle();
      expect(dates(JSON.parse(stored() ?? '[]'))).toEqual([...expected].toSorted());
      for (const tab of tabs) {
        expect(dates(tab.current().records)).toEqual([...expected].toSorted());
      }
    }),
    { numRuns: 300 },
  );
});

test('tabs do not restore deleted records when a new record follows immediately', () => {
  const { tabs, send, settle, stored } = fakeTabs(2);
  tabs[0]?.add(noteAt(1));
  settle();
  tabs[1]?.clear();
  tabs[1]?.add(noteAt(2));
  while (stored() !== JSON.stringify([noteAt(2)])) send(1);
  settle();
  expect(stored()).toBe(JSON.stringify([noteAt(2)]));
  for (const tab of tabs) expect(tab.current().records).toEqual([noteAt(2)]);
});
