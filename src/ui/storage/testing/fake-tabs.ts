import { notes } from './fake-records';
import { enterTab, openTab } from './fake-tab';

interface Change {
  readonly from: number;
  readonly key: string;
  readonly value: string | null;
}

/**
 * Tabs as in Chromium: each process reads and writes its own copy. A change is sent to the browser
 * process and from there to the other tabs. Until a tab's own change is confirmed, its copy ignores
 * changes of other tabs to the same key.
 */
export function fakeTabs(count: number) {
  const numbers = Array.from({ length: count }, (_, tab) => tab);
  const shared = new Map<string, string>();
  const copies = numbers.map(() => new Map<string, string>());
  const outbox: Change[][] = numbers.map(() => []);
  const inbox: Change[][] = numbers.map(() => []);
  const listeners: ReturnType<typeof openTab>['listener'][] = [];

  function change(tab: number, key: string, value: string | null): void {
    put(copies[tab], key, value);
    outbox[tab]?.push({ from: tab, key, value });
  }

  const tabs = numbers.map((tab) => {
    const storage = {
      getItem: (key: string) => copies[tab]?.get(key) ?? null,
      setItem: (key: string, value: string) => change(tab, key, value),
      removeItem: (key: string) => change(tab, key, null),
      get length() {
        return copies[tab]?.size ?? 0;
      },
      key: (index: number) => [...(copies[tab]?.keys() ?? [])][index] ?? null,
    } as unknown as Storage;
    const { list, listener } = openTab(() => storage);
    const inTab =
      <A extends readonly unknown[]>(act: (...given: A) => void) =>
      (...given: A) => {
        enterTab(() => storage);
        act(...given);
      };
    listeners[tab] = { refresh: inTab(listener.refresh), receive: inTab(listener.receive) };
    const { add, remove, restore, clear } = list;
    return {
      ...list,
      add: inTab(add),
      remove: inTab(remove),
      restore: inTab(restore),
      clear: inTab(clear),
    };
  });

  /** Delivers the oldest pending change of a tab to the browser process. */
  function send(tab: number): void {
    const sent = outbox[tab]?.shift();
    if (!sent) return;
    put(shared, sent.key, sent.value);
    for (const box of inbox) box.push(sent);
  }

  /** Delivers the oldest pending change to a tab. */
  function deliver(tab: number): void {
    const received = inbox[tab]?.shift();
    if (!received || received.from === tab) return;
    const isPending = [...(outbox[tab] ?? []), ...(inbox[tab] ?? [])].some(
      ({ from, key }) => from === tab && key === received.key,
    );
    if (!isPending) put(copies[tab], received.key, received.value);
    if (received.key === notes.key) listeners[tab]?.receive(received.value);
    else listeners[tab]?.refresh();
  }

  /** Delivers everything. */
  function settle(): void {
    for (let steps = 0; [...outbox, ...inbox].some(({ length }) => length > 0); steps += 1) {
      if (steps > 10_000) throw new Error('The tabs do not come to rest.');
      for (const tab of numbers) {
        send(tab);
        deliver(tab);
      }
    }
  }

  return { tabs, send, deliver, settle, stored: () => shared.get(notes.key) ?? null };
}

function put(map: Map<string, string> | undefined, key: string, value: string | null): void {
  if (value === null) map?.delete(key);
  else map?.set(key, value);
}
