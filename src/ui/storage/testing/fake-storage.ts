/** A storage for tests: in memory, with as much space as the test gives it. */
export interface FakeStorage extends Storage {
  /** How many characters fit, keys and values together. */
  capacity: number;
  /** Every key written to, in order. */
  readonly writes: string[];
  /** Everything in it. */
  readonly items: () => Readonly<Record<string, string>>;
}

/** An empty storage, or one with something in it. */
export function fakeStorage(start: Readonly<Record<string, string>> = {}): FakeStorage {
  const items = new Map(Object.entries(start));
  const writes: string[] = [];
  return {
    capacity: Number.POSITIVE_INFINITY,
    writes,
    items: () => Object.fromEntries(items),
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem(key, value) {
      const after = new Map(items).set(key, value);
      const size = [...after].reduce((sum, [name, text]) => sum + name.length + text.length, 0);
      if (size > this.capacity) throw new DOMException('No space left', 'QuotaExceededError');
      writes.push(key);
      items.set(key, value);
    },
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}
