import { karmic } from '@ninefold/numerology';
import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import * as form from '#texts/person/form';
import * as ui from '#texts/ui';
import * as loading from '#texts/ui/loading';
import {
  click,
  field,
  fill,
  OFFER,
  shownNumber,
  submit,
  touchForm,
} from '../../../tests/testing/screen';
import { NO_CHOICES, ofAllLetters } from '../../numbers/letter-choices';
import { BirthDateField } from '../../person/form/BirthDateField';
import { NameField } from '../../person/form/NameField';
import { forgetVisit, personOfVisit, remember, resultOf } from '../../person/memory/visit';
import { pageFromCache } from '../../ui/testing/browser';
import { DigitCalculator } from './DigitCalculator';
import { ToolForm } from './ToolForm';
import { defineTool } from './tool';
import { useTool } from './use-tool';

const readings = { 2: { title: 'Two', meaning: '2 means peace.', intro: 'A pair.' } };
type Readings = Readonly<Record<number, (typeof readings)[2]>>;

const JOSE = { name: 'José', date: { year: 2000, month: 2, day: 29 } };

const nameField = () => field('name');
const working = () => screen.getByTestId<HTMLDetailsElement>('working');

function TestCalculator({ load }: { load: () => Promise<Readings> }) {
  const toolState = useTool(
    defineTool({
      page: 'karmic-past-life',
      people: 1,
      calculate: ({ people: [{ name, date }] }) =>
        date && karmic(name, date, ofAllLetters(NO_CHOICES)),
      load,
    }),
  );
  return (
    <DigitCalculator
      kind="Number"
      toolState={toolState}
      placeholder={<p>Placeholder</p>}
      offer={OFFER}
      noReading={(working) => working}
      form={
        <ToolForm button="Go" toolState={toolState}>
          <NameField label="Name" />
          <BirthDateField label="Date" required />
        </ToolForm>
      }
      parts={[{ field: 'title', heading: 'In full' }]}
    />
  );
}

function open(load: () => Promise<Readings> = async () => readings) {
  render(<TestCalculator load={load} />);
}

/** Opens the page of somebody who was here before. */
async function openAgain() {
  remember('karmic-past-life', { people: [JOSE], extra: {} }, JOSE);
  open();
  await screen.findByText('In full');
}

const calculate = () => submit({ name: 'José', date: '2000-02-29' });

test('shows a placeholder, then the reading for the number', async () => {
  const { promise, resolve } = Promise.withResolvers<Readings>();
  const load = vi.fn(() => promise);
  open(load);
  await act(async () => {});
  expect(screen.getByText('Placeholder').closest('[hidden]')).toBeNull();
  expect(load).not.toHaveBeenCalled();
  await touchForm('name', async () => {});
  expect(load).toHaveBeenCalledOnce();
  calculate(); // 8 and 6
  screen.getByText(loading.gettingReading);
  await act(async () => resolve(readings));
  screen.getByText('In full');
  expect(shownNumber()).toBe('2');
  expect(working().open).toBe(false);
  expect(screen.getByRole('status').textContent).toBe('Number 2, Two. 2 means peace.');
  expect(screen.getByText('Placeholder').closest('[hidden]')).not.toBeNull();
});

test('without a network, number and working are shown, and the reading can be retried', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Offline.')));
  const load = vi.fn(async () => readings);
  load.mockRejectedValueOnce(0).mockRejectedValueOnce(0);
  open(load);
  calculate();
  for (const times of [1, 2]) {
    await screen.findByRole('button', { name: ui.tryAgain });
    screen.getByRole('heading', { name: 'Number 2' });
    expect(working().open).toBe(true);
    expect(load).toHaveBeenCalledTimes(times);
    click(ui.tryAgain);
  }
  await screen.findByText('In full');
});

test('an error in a reading breaks neither the form nor the page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // A table that was corrupted in transit.
  open(async () => ({ 2: { title: {} } }) as unknown as Readings);
  calculate();
  await screen.findByRole('button', { name: ui.tryAgain });
  expect(screen.getByLabelText('Name')).toBeTruthy();
});

test('what is forgotten while its reading loads does not come back', async () => {
  remember('karmic-past-life', { people: [JOSE], extra: {} }, JOSE);
  const { promise, resolve } = Promise.withResolvers<Readings>();
  open(() => promise);
  click(form.forgetItNow);
  await act(async () => resolve(readings));
  expect(shownNumber()).toBeNull();
  expect(personOfVisit()).toBeUndefined();
  expect(resultOf('karmic-past-life')).toBeUndefined();
});

test('a name that is filled in where a visitor is about to type gives way to what they type', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<TestCalculator load={async () => readings} />);
  nameField().focus();
  history.replaceState(null, '', '/#name=Grace');
  render(<TestCalculator load={async () => readings} />, { container, hydrate: true });
  await waitFor(() => expect(nameField().value).toBe('Grace'));
  expect([nameField().selectionStart, nameField().selectionEnd]).toEqual([0, 5]);
});

// Back, Forward and Forget in a browser: tests/openings.spec.ts.
const comeBack = () => act(async () => void dispatchEvent(pageFromCache()));

test('a link that is opened after somebody was forgotten is still there after a return', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  forgetVisit();
  vi.advanceTimersByTime(1000);
  history.replaceState(null, '', '/#name=Grace');
  open();
  await comeBack();
  expect(nameField().value).toBe('Grace');
  expect(location.hash).toBe('#name=Grace');
});

test('a link in the same page that is returned to after somebody was forgotten shows nobody', async () => {
  history.replaceState(null, '', '/#name=Jos%C3%A9&date=2000-02-29');
  open();
  await screen.findByText('In full');
  location.hash = '#name=Grace&date=1906-12-09';
  await waitFor(() => expect(nameField().value).toBe('Grace'));
  forgetVisit();
  history.back();
  await waitFor(() => expect(nameField().value).toBe(''));
  expect(location.hash).toBe('');
  expect(shownNumber()).toBeNull();
});

test('a page that Firefox brings back, with what it had stored, has nobody who was forgotten since', async () => {
  await openAgain();
  dispatchEvent(new Event('pagehide'));
  const stored = { ...sessionStorage };
  forgetVisit();
  Object.assign(sessionStorage, stored);
  await comeBack();
  expect(shownNumber()).toBeNull();
  expect(nameField().value).toBe('');
});

test('a page from the cache is as it was left, where nothing changed', async () => {
  await openAgain();
  fill('name', 'José G');
  await comeBack();
  expect(shownNumber()).toBe('2');
  expect(nameField().value).toBe('José G');
});

test('of two links that are opened while a table loads, the later one is shown', async () => {
  const { promise, resolve } = Promise.withResolvers<Readings>();
  history.replaceState(null, '', '/#name=Grace&date=1906-12-09');
  open(() => promise);
  history.replaceState(null, '', '#name=Jos%C3%A9&date=2000-02-29');
  await act(async () => void dispatchEvent(new HashChangeEvent('hashchange')));
  await act(async () => resolve(readings));
  screen.getByText('In full');
  expect(nameField().value).toBe('José');
});
