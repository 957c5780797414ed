import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { click } from '../../../tests/testing/screen';
import { pageFromCache } from '../../ui/testing/browser';
import { BirthDateField } from '../form/BirthDateField';
import { NameField } from '../form/NameField';
import { forgetVisit, personOfVisit, remember, rememberPerson } from '../memory/visit';
import { ToolForm } from './ToolForm';
import { defineTool } from './tool';
import { useTool } from './use-tool';

const grace = { name: 'Grace', date: { year: 1906, month: 12, day: 9 } };
const alan = { name: 'Alan', date: { year: 1912, month: 6, day: 23 } };
const of = (...people: [typeof grace]) => ({ people, extra: {} });

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

async function open(address = '/career-number') {
  history.replaceState(null, '', address);
  render(<Names />);
  await load();
}

async function comeBack() {
  await act(async () => void window.dispatchEvent(pageFromCache()));
}

async function openLink(link: string) {
  history.replaceState(null, '', link);
  await act(async () => void window.dispatchEvent(new HashChangeEvent('hashchange')));
}

beforeEach(() => {
  ({ promise: loading, resolve: finishLoading } = Promise.withResolvers<void>());
});

test('a page from the cache shows nobody who was forgotten meanwhile, in its result, form or address', async () => {
  await open('/career-number?from=mail#name=Grace&date=1906-12-09');
  expect(shown()).toBe('Grace');
  forgetVisit();
  // As the entry of the earlier page was.
  history.replaceState(null, '', '/career-number?from=mail#name=Grace&date=1906-12-09');
  await comeBack();
  expect(shown()).toBeUndefined();
  expect(field().value).toBe('');
  expect(location.search + location.hash).toBe('?from=mail');
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
  vi.useRealTimers();
});

test('a page from the cache is as it was left, where nothing changed', async () => {
  remember('career', of(grace), grace);
  await open();
  fireEvent.input(field(), { target: { value: 'Grace H' } });
  await comeBack();
  expect(shown()).toBe('Grace');
  expect(field().value).toBe('Grace H');
});

test('a page from the cache shows its last result, with that person in the form', async () => {
  remember('career', of(grace), grace);
  await open();
  remember('career', of(alan), alan);
  await comeBack();
  expect(shown()).toBe('Alan');
  expect(field().value).toBe('Alan');
});

test('of two links that are opened while a table loads, the later one is shown', async () => {
  history.replaceState(null, '', '/career-number#name=Grace&date=1906-12-09');
  render(<Names />);
  await openLink('#name=Alan&date=1912-06-23');
  await load();
  expect(shown()).toBe('Alan');
  expect(field().value).toBe('Alan');
});

test('a link that is opened again shows its person again', async () => {
  await open('/career-number#name=Grace&date=1906-12-09');
  fireEvent.input(field(), { target: { value: 'Alan' } });
  click('Go');
  expect(shown()).toBe('Alan');
  expect(location.hash).toBe('');
  expect(personOfVisit()?.name).toBe('Alan');
  await openLink('#name=Grace&date=1906-12-09');
  expect(shown()).toBe('Grace');
  expect(field().value).toBe('Grace');
});

test('a page that is visited anew shows nobody but whoever is known now', async () => {
  remember('career', of(grace), grace);
  rememberPerson(alan);
  await open();
  expect(shown()).toBeUndefined();
  expect(field().value).toBe('Alan');
});
