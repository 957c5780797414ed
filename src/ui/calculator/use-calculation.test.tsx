import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NO_CHOICES } from '../../numbers/letter-choices';
import type { FormValues } from '../session/form-values';
import { type Calculate, useCalculation } from './use-calculation';

const ANN: FormValues = { name: 'Ann', date: { year: 1990, month: 1, day: 9 } };
const ZOE: FormValues = { name: 'Zoë', date: undefined };

/** A calculator that returns its input and rejects an empty name. */
const calculate: Calculate<string> = ({ name, choices }) =>
  name ? [name, ...choices.spelled].join(' ') : undefined;

function open() {
  const { result } = renderHook(() => useCalculation(calculate));
  const element = document.createElement('div');
  element.getBoundingClientRect = () => new DOMRect(0, 5000, 100, 100);
  element.scrollIntoView = vi.fn();
  result.current.resultRef.current = element;
  return {
    run: (...args: Parameters<typeof result.current.run>) => act(() => result.current.run(...args)),
    choose: (letter: string) =>
      act(() => result.current.chooser?.choose({ ...NO_CHOICES, spelled: [letter] })),
    latest: () => result.current.latest,
    scrolls: () => vi.mocked(element.scrollIntoView).mock.calls.length,
  };
}

test('a choice applies while the name stays the same and is reset by another', () => {
  const { latest, run, choose } = open();
  run(ZOE);
  choose('ë');
  run({ ...ZOE, date: { year: 1990, month: 1, day: 9 } });
  expect(latest()?.value).toBe('Zoë ë');
  run(ANN);
  run(ZOE);
  expect(latest()?.value).toBe('Zoë');
});

test('a view is restored only if the page has it', () => {
  const views = { has: (view: string) => view === 'two', next: () => 'one' };
  const { result } = renderHook(() => useCalculation(calculate, views));
  act(() => result.current.run({ ...ANN, view: 'two' }));
  expect(result.current.view).toBe('two');
  act(() => result.current.run({ ...ANN, view: 'three' }));
  expect(result.current.view).toBe('one');
});

test('every calculation has its own run id, and is scrolled to unless it was restored', () => {
  const { latest, run, scrolls } = open();
  run(ANN, false);
  const { runId } = latest() ?? {};
  expect(scrolls()).toBe(0);
  run(ANN);
  expect(scrolls()).toBe(1);
  expect(latest()?.runId).not.toBe(runId);
});
