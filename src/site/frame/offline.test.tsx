import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  vi.resetModules();
});

test.each([
  [true, 0],
  [false, 1],
])('where a visitor saves data is %s, the copy is asked for %i times', async (saveData, count) => {
  vi.useFakeTimers();
  const register = vi.fn(async () => {});
  const ready = Promise.resolve({ active: null });
  const serviceWorker = { controller: {}, register, ready };
  vi.stubGlobal('navigator', { connection: { saveData }, serviceWorker });
  await import('./offline.client');
  dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(2999);
  expect(register).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(register).toHaveBeenCalledTimes(count);
});
