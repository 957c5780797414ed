import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SavedListStore } from './saved-list';
import { type Note, noteAt } from './testing/fake-records';
import { fakeTabs } from './testing/fake-tabs';

const ids = (text: string | null) =>
  (JSON.parse(text ?? '[]') as { id: string }[]).map(({ id }) => id).toSorted();

const dateAt = (minute: number) => noteAt(minute).date;
const dates = (records: readonly Note[]) => records.map(({ date }) => date).toSorted();

/** The events that may happen in a browser with three tabs. */
const happening = fc.record({
  what: fc.constantFrom('add', 'add', 'send', 'deliver', 'delete', 'undo'),
  tab: fc.nat(2),
  row: fc.nat(5),
});

describe('two tabs', () => {
  test('lose nothing, restore nothing and stop writing, in any order of events', () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 60 }), (happenings) => {
        const { tabs, send, deliver, settle, stored } = fakeTabs(3);
        const expected = new Set<string>();
        const deleted: Note[] = [];
        for (const [index, { what, tab: number, row }] of happenings.entries()) {
          const tab = tabs[number] as SavedListStore<Note>;
          const record = tab.current().records[row];
          if (what === 'send') send(number);
          else if (what === 'deliver') deliver(number);
          else if (what === 'add') {
            expected.add(dateAt(index));
            tab.add(noteAt(index, { id: `${index}` }));
          } else if (what === 'delete' && record && expected.delete(record.date)) {
            tab.remove(record);
            deleted.push(record);
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

  test('do not restore deleted records when a new record follows immediately', () => {
    const { tabs, send, settle, stored } = fakeTabs(2);
    tabs[0]?.add(noteAt(1));
    settle();
    tabs[1]?.clear();
    tabs[1]?.add(noteAt(2));
    while (ids(stored()).length !== 1 || ids(stored())[0] !== noteAt(2).id) send(1);
    settle();
    expect(ids(stored())).toEqual([noteAt(2).id]);
    for (const tab of tabs) expect(tab.current().records).toEqual([noteAt(2)]);
  });
});
