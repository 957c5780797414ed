import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useReadings } from './use-readings';

const TABLE = { 1: 'one' };

test('a table that failed to load without a network can be retried', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Offline.')));
  const load = vi
    .fn(async () => TABLE)
    .mockRejectedValueOnce(0)
    .mockRejectedValueOnce(0);
  const { result } = renderHook(() => useReadings(load));
  await act(async () => result.current.fetchReadings());
  for (const expected of ['failed', 'ready']) {
    const { loading } = result.current;
    if (loading.state !== 'failed') throw new Error(`It is ${loading.state}.`);
    await act(async () => loading.retry());
    expect(result.current.loading.state).toBe(expected);
  }
  vi.unstubAllGlobals();
});
