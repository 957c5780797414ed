import { expect, test, vi } from 'vitest';
import { createSavedText } from './saved-text';
import { fakeStorage } from './testing/fake-storage';
import { mockTime, openStore } from './testing/fake-tab';

mockTime();

test('a text is trimmed, saved when it can be, not replaced by an older one, and cleared', () => {
  const storage = fakeStorage({ name: '  Ada ', theme: 'night' });
  const { store, listener } = openStore(
    () => createSavedText('name'),
    () => storage,
  );
  expect(store.current().text).toBe('Ada');
  storage.capacity = 0;
  store.save('Grace');
  listener.refresh();
  expect(store.current().text).toBe('Grace');
  storage.capacity = Number.POSITIVE_INFINITY;
  vi.advanceTimersByTime(2000);
  expect(storage.items()).toEqual({ name: 'Grace', theme: 'night' });
  store.clear();
  expect(store.current().text).toBe('');
  expect(storage.items()).toEqual({ theme: 'night' });
});
