import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { watchBrowser } from './watch-browser';

test('another tab’s text is passed on, and a page that missed events starts again with what is saved', () => {
  const [refresh, receive] = [vi.fn(), vi.fn()];
  const stop = watchBrowser('notes', { refresh, receive });
  fireEvent(window, new StorageEvent('storage', { key: 'notes', newValue: '[]' }));
  expect(receive).toHaveBeenLastCalledWith('[]');
  fireEvent(window, new StorageEvent('storage', { key: 'notes_deleted_7', newValue: '1' }));
  expect(refresh).toHaveBeenCalledOnce();
  // Asleep in a tab of its own, and in the back/forward cache.
  fireEvent(document, new Event('resume'));
  expect(receive).toHaveBeenLastCalledWith(null);
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: false }));
  expect(receive).toHaveBeenCalledTimes(2);
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  expect(receive).toHaveBeenCalledTimes(3);
  stop();
  fireEvent(document, new Event('resume'));
  expect(receive).toHaveBeenCalledTimes(3);
});
