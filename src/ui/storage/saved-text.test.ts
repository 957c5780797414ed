import { afterEach, expect, test, vi } from 'vitest';
import { createSavedText } from './saved-text';
import { fakeStorage } from './testing/fake-storage';

afterEach(() => vi.unstubAllGlobals());

test('a text is trimmed, removed, and applies where it cannot be saved', () => {
  const storage = fakeStorage({ name: '  Ada ', theme: 'night' });
  vi.stubGlobal('localStorage', storage);
  const { read, save } = createSavedText('name');
  expect(read()).toBe('Ada');
  storage.capacity = 0;
  save('Grace');
  expect(read()).toBe('Grace');
  storage.capacity = Number.POSITIVE_INFINITY;
  save('Katherine');
  expect(storage.items()).toEqual({ name: 'Katherine', theme: 'night' });
  save('');
  expect(read()).toBe('');
  expect(storage.items()).toEqual({ theme: 'night' });
  // A browser that blocks storage.
  vi.stubGlobal('localStorage', undefined);
  expect(read()).toBe('');
  save('Ann');
  expect(read()).toBe('Ann');
  save('');
  expect(read()).toBe('');
});
