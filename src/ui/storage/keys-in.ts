/** The keys in a storage that begin with a text. */
export function keysIn(storage: Storage, start: string): readonly string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.filter((key) => key.startsWith(start));
}
