import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recordAt } from './fake-records';
import { fakeTabs } from './fake-tabs';

const ids = (text: string | null) =>
  (JSON.parse(text ?? '[]') as { id: string }[]).map(({ id }) => id).toSorted();

/** The events that may happen in a browser with three tabs. */
const happening = fc.record({
  what: fc.constantFrom('check', 'check', 'send', 'deliver'),
  tab: fc.nat(2),
});

describe('two tabs', () => {
  test('that check at the same moment both save their records, and both show them', () => {
    const { tabs, settle, stored } = fakeTabs(2);
    const [one, two] = [recordAt(1), recordAt(2)];
    tabs[0]?.add(one);
    tabs[1]?.add(two);
    settle();
    expect(JSON.parse(stored() ?? '')).toEqual([two, one]);
    for (const tab of tabs) expect(tab.current().records).toEqual([two, one]);
  });

  test('show what the other one saved, without saving it again', () => {
    const { tabs, settle } = fakeTabs(2);
    tabs[0]?.add(recordAt(1));
    expect(settle()).toBeLessThanOrEqual(2);
    expect(tabs[1]?.current().records).toEqual([recordAt(1)]);
  });

  test('lose nothing and stop writing, in any order of events', () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 60 }), (happenings) => {
        const { tabs, send, deliver, settle, stored } = fakeTabs(3);
        const made: string[] = [];
        for (const [index, { what, tab }] of happenings.entries()) {
          if (what === 'send') send(tab);
          else if (what === 'deliver') deliver(tab);
          else {
            const record = recordAt(index, { id: `${index}` });
            made.push(record.id);
            tabs[tab]?.add(record);
          }
        }
        settle();
        expect(ids(stored())).toEqual(made.toSorted());
        for (const tab of tabs) {
          expect(
            tab
              .current()
              .records.map(({ id }) => id)
              .toSorted(),
          ).toEqual(made.toSorted());
        }
      }),
      { numRuns: 300 },
    );
  });

  test('both forget what one of them deleted', () => {
    const { tabs, settle, stored } = fakeTabs(2);
    tabs[0]?.add(recordAt(1));
    settle();
    tabs[1]?.clear();
    settle();
    expect(stored()).toBeNull();
    expect(tabs[0]?.current().records).toEqual([]);
  });

  test('do not restore deleted records when a new record follows immediately', () => {
    const { tabs, send, settle, stored } = fakeTabs(2);
    tabs[0]?.add(recordAt(1));
    settle();
    tabs[1]?.clear();
    tabs[1]?.add(recordAt(2));
    while (ids(stored()).length !== 1 || ids(stored())[0] !== recordAt(2).id) send(1);
    settle();
    expect(ids(stored())).toEqual([recordAt(2).id]);
    for (const tab of tabs) expect(tab.current().records).toEqual([recordAt(2)]);
  });
});
