import { expect, onTestFinished, test, vi } from 'vitest';
import { pageFromCache } from '../../ui/testing/browser';

test('where storage is blocked, nobody is known and nothing fails', async () => {
  const blocked = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Refused', 'SecurityError');
  });
  const failed = vi.fn();
  addEventListener('error', failed);
  onTestFinished(() => removeEventListener('error', failed));
  await import('./pair-picker.client');
  dispatchEvent(pageFromCache());
  blocked.mockRestore();
  expect(failed).not.toHaveBeenCalled();
});
