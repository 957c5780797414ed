import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { pageFromCache } from '../../ui/testing/browser';
import { BirthDateField } from '../form/BirthDateField';
import { NameField } from '../form/NameField';
import { forgetVisit, remember } from '../memory/visit';
import { ToolForm } from './ToolForm';
import { defineTool } from './tool';
import { useTool } from './use-tool';

const grace = { name: 'Grace', date: { year: 1906, month: 12, day: 9 } };

let finishLoading: () => void = () => {};
let loading: Promise<void>;

const tool = defineTool({
  page: 'career',
  people: 1,
  calculate: ({ people: [{ name, date }] }) => (name && date ? name : undefined),
  load: () => loading,
});

function Names() {
  const toolState = useTool(tool);
  return (
    <>
      <ToolForm toolState={toolState} button="Go">
        <NameField label="Full Name" />
        <BirthDateField />
      </ToolForm>
      {toolState.result && <p data-testid="result">{toolState.result.value}</p>}
    </>
  );
}

const shown = () => screen.queryByTestId('result')?.textContent;
const field = () => screen.getByLabelText<HTMLInputElement>('Full Name');
const load = () => act(async () => finishLoading());

// Back, Forward and Forget in a browser: tests/openings.spec.ts.

async function open(address = '/career-number') {
  history.replaceState(null, '', address);
  render(<Names />);
  await load();
}

async function comeBack() {
  await act(async () => void window.dispatchEvent(pageFromCache()));
}

beforeEach(() => {
  ({ promise: loading, resolve: finishLoading } = Promise.withResolvers<void>());
});

test('a link that is opened after somebody was forgotten is still there after a return', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  forgetVisit();
  vi.advanceTimersByTime(1000);
  await open('/career-number#name=Grace');
  expect(field().value).toBe('Grace');
  await comeBack();
  expect(field().value).toBe('Grace');
  expect(location.hash).toBe('#name=Grace');
});

test('a page from the cache is as it was left, where nothing changed', async () => {
  remember('career', { people: [grace], extra: {} }, grace);
  await open();
  fireEvent.input(field(), { target: { value: 'Grace H' } });
  await comeBack();
  expect(shown()).toBe('Grace');
  expect(field().value).toBe('Grace H');
});

test('of two links that are opened while a table loads, the later one is shown', async () => {
  history.replaceState(null, '', '/career-number#name=Grace&date=1906-12-09');
  render(<Names />);
  history.replaceState(null, '', '#name=Alan&date=1912-06-23');
  await act(async () => void window.dispatchEvent(new HashChangeEvent('hashchange')));
  await load();
  expect(shown()).toBe('Alan');
  expect(field().value).toBe('Alan');
});
