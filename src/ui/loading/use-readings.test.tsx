import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useReadings } from './use-readings';

const TABLE = { 1: 'one' };

test('fetches nothing until it is called, and then once', async () => {
  const load = vi.fn(async () => TABLE);
  const { result } = renderHook(() => useReadings(load));
  expect(load).not.toHaveBeenCalled();
  await act(async () => {
    result.current.fetchReadings();
    result.current.fetchReadings();
  });
  expect(load).toHaveBeenCalledOnce();
  expect(result.current.loading).toEqual({ state: 'ready', readings: TABLE });
});

test('a table that failed to load is fetched again on retry', async () => {
  const load = vi.fn(async () => TABLE).mockRejectedValueOnce(new Error('offline'));
  const { result } = renderHook(() => useReadings(load));
  await act(async () => result.current.fetchReadings());
  const { loading } = result.current;
  if (loading.state !== 'failed') throw new Error(`It is ${loading.state}.`);
  await act(async () => loading.retry());
  expect(result.current.loading.state).toBe('ready');
});

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
