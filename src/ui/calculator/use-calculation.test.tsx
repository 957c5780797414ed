import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Entry } from './CalculatorForm';
import { type Calculate, useCalculation } from './use-calculation';

const ANN: Entry = { name: 'Ann', date: { year: 1990, month: 1, day: 9 } };

/** A calculator whose result says whose it is. */
function open({ isReady = true }: { isReady?: boolean } = {}) {
  const calculate = vi.fn<Calculate<string>>(({ name }) => `for ${name}`);
  const { result, rerender } = renderHook(
    (props: { isReady: boolean }) => useCalculation(calculate, props.isReady),
    { initialProps: { isReady } },
  );
  return {
    calculate,
    getReady: () => act(async () => rerender({ isReady: true })),
    drawn: () => result.current.drawn?.value,
    shown: () => result.current.latest?.value,
    prepare: (entry: Entry) => act(async () => result.current.prepare(entry)),
    show: (entry: Entry) => act(async () => result.current.show(entry)),
    clear: () => act(async () => result.current.clear()),
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 11, 31, 23, 59) });
});

afterEach(() => {
  vi.useRealTimers();
});

test('draws an example once the readings are there, and shows nothing', async () => {
  const { drawn, shown, getReady } = open({ isReady: false });
  expect(drawn()).toBeUndefined();
  await getReady();
  expect(drawn()).toBe('for Grace Brewster Hopper');
  expect(shown()).toBeUndefined();
});

test('draws what stands in the form, and a press only shows it', async () => {
  const { calculate, drawn, shown, prepare, show } = open();
  await prepare(ANN);
  expect([drawn(), shown()]).toEqual(['for Ann', undefined]);
  calculate.mockClear();
  await show(ANN);
  expect([drawn(), shown()]).toEqual(['for Ann', 'for Ann']);
  expect(calculate).not.toHaveBeenCalled();
});

test('keeps what was typed before the readings came', async () => {
  const { drawn, prepare, getReady } = open({ isReady: false });
  await prepare(ANN);
  expect(drawn()).toBeUndefined();
  await getReady();
  expect(drawn()).toBe('for Ann');
});

test.each<[string, Entry]>([
  ['name', { ...ANN, name: 'Ane' }],
  ['date', { ...ANN, date: { year: 1990, month: 9, day: 1 } }],
  ['date, or none', { ...ANN, date: undefined }],
])('a press with another %s is worked out anew', async (_, entry) => {
  const { calculate, shown, prepare, show } = open();
  await prepare(ANN);
  calculate.mockClear();
  await show(entry);
  expect(calculate).toHaveBeenCalledOnce();
  expect(shown()).toBe(`for ${entry.name}`);
});

test('a press after midnight is worked out anew', async () => {
  const { calculate, prepare, show } = open();
  await prepare(ANN);
  vi.setSystemTime(new Date(2027, 0, 1, 0, 1));
  calculate.mockClear();
  await show(ANN);
  expect(calculate).toHaveBeenCalledOnce();
});

test('what is typed next changes neither what is shown nor what is drawn', async () => {
  const { calculate, drawn, shown, show, prepare } = open();
  await show(ANN);
  calculate.mockClear();
  await prepare({ ...ANN, name: 'Bea' });
  expect(calculate).not.toHaveBeenCalled();
  expect([drawn(), shown()]).toEqual(['for Ann', 'for Ann']);
});

test('what is forgotten is neither shown nor drawn, pressed for or not', async () => {
  const { drawn, shown, prepare, show, clear } = open();
  await prepare(ANN);
  await clear();
  expect(drawn()).toBeUndefined();
  await show(ANN);
  await clear();
  expect([drawn(), shown()]).toEqual([undefined, undefined]);
});
