import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { click, fill, leaveHalfTyped } from '../../../tests/testing/screen';
import { BirthDateField } from './BirthDateField';
import { Form } from './Form';
import { fillFields, readDate, readText } from './fields';
import { NameField } from './NameField';
import { SubmitButton } from './SubmitButton';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const announced = () => document.querySelector('[aria-live]')?.textContent;
const refused = () =>
  screen.queryAllByLabelText(/./).flatMap((input) => (input.ariaInvalid ? [input.id] : []));

function open(props: Partial<Parameters<typeof Form>[0]> = {}) {
  const submitted = vi.fn();
  render(
    <Form onSubmit={(form) => submitted(readText(form, 'name'), readDate(form, 'date'))} {...props}>
      <NameField label="Full Name" />
      <BirthDateField />
      <SubmitButton>Go</SubmitButton>
    </Form>,
  );
  return submitted;
}

test('passes on the trimmed name and the date', () => {
  const submitted = open();
  fill('Full Name', ' Ada  King ');
  fill('Birth Date', '1990-05-15');
  click('Go');
  expect(submitted).toHaveBeenCalledExactlyOnceWith('Ada  King', {
    year: 1990,
    month: 5,
    day: 15,
  });
});

test('a letter and its accent, typed apart, are one letter', () => {
  const submitted = open();
  fill('Full Name', 'Jose\u0301');
  click('Go');
  expect(submitted).toHaveBeenCalledExactlyOnceWith('Jos\u00e9', undefined);
});

test.each([
  ['', '', 'Full Name', 'Full Name is required.'],
  [' \u00a0', '', 'Full Name', 'Full Name is required.'],
  ['Ada', '1899-12-31', 'Birth Date', 'Birth Date: a whole date, 1900 to 2100.'],
  ['Ada', '2101-01-01', 'Birth Date', 'Birth Date: a whole date, 1900 to 2100.'],
])('refuses %j and %j: %s is focused, marked and announced', (name, date, label, words) => {
  const submitted = open();
  fill('Full Name', name);
  fill('Birth Date', date);
  click('Go');
  expect(submitted).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field(label));
  expect(refused()).toEqual([field(label).id]);
  expect(announced()).toBe(words);
});

test('a refused field stays marked until its value is usable', () => {
  open();
  click('Go');
  fill('Full Name', ' ');
  expect(field('Full Name').ariaInvalid).toBe('true');
  fill('Full Name', ' A');
  expect(field('Full Name').ariaInvalid).toBeNull();
});

test('a half-typed date is refused, and no longer marked once it is cleared', () => {
  const submitted = open();
  fill('Full Name', 'Ada');
  leaveHalfTyped('Birth Date');
  click('Go');
  expect(submitted).not.toHaveBeenCalled();
  expect(field('Birth Date').ariaInvalid).toBe('true');
  field('Birth Date').setCustomValidity('');
  fireEvent.blur(field('Birth Date'));
  expect(field('Birth Date').ariaInvalid).toBeNull();
});

test('a reset removes marks', () => {
  open();
  click('Go');
  fireEvent.reset(field('Full Name'));
  expect(refused()).toEqual([]);
  expect(announced()).toBe('');
});

test('a tool may answer a refusal with an alert, before the focus moves', () => {
  let focused: Element | null = null;
  open({ onRefuse: () => (focused = document.activeElement) });
  click('Go');
  expect(focused).toBe(document.body);
  expect(document.activeElement).toBe(field('Full Name'));
});

test('a screen reader hears which of several people a field belongs to', () => {
  render(
    <Form onSubmit={() => {}}>
      <fieldset>
        <legend>First person</legend>
        <NameField label="Full Name" />
      </fieldset>
      <SubmitButton>Go</SubmitButton>
    </Form>,
  );
  click('Go');
  expect(announced()).toBe('First person: Full Name is required.');
});

test.each([
  ['a pointer over it', () => fireEvent.pointerEnter(field('Full Name').form as Element)],
  ['the focus in it', () => field('Full Name').focus()],
])('%s is its first use', (_, use) => {
  const onTouch = vi.fn(async () => {});
  open({ onTouch });
  expect(onTouch).not.toHaveBeenCalled();
  use();
  expect(onTouch).toHaveBeenCalled();
});

const fillIn = (values: Record<string, string>) => (form: HTMLFormElement) => {
  fillFields(form, values);
  return undefined;
};

test('opening with a restored entry is its first use', () => {
  const onTouch = vi.fn(async () => {});
  open({ onTouch, onRestore: fillIn({ name: 'Ada' }) });
  expect(onTouch).toHaveBeenCalled();
});

test('restoring overwrites nothing that was typed', () => {
  open({ onRestore: fillIn({ name: 'Ada', date: '1990-05-15' }) });
  fill('Full Name', 'Eve');
  fireEvent(window, new HashChangeEvent('hashchange'));
  expect(field('Full Name').value).toBe('Eve');
});

test('a restored result is shown once everything is fetched, and the page is told', async () => {
  const fetching = Promise.withResolvers<void>();
  const [showResult, onRestored] = [vi.fn(), vi.fn()];
  document.addEventListener('restored', onRestored);
  open({
    onTouch: () => fetching.promise,
    onRestore: (form) => {
      fillFields(form, { name: 'Ada' });
      return showResult;
    },
  });
  await act(async () => {});
  expect(showResult).not.toHaveBeenCalled();
  expect(onRestored).not.toHaveBeenCalled();
  await act(async () => fetching.resolve());
  expect(showResult).toHaveBeenCalledOnce();
  expect(onRestored).toHaveBeenCalledOnce();
  document.removeEventListener('restored', onRestored);
});

test('a result that is submitted meanwhile is not replaced by the restored one', async () => {
  const fetching = Promise.withResolvers<void>();
  const showResult = vi.fn();
  const submitted = open({
    onTouch: () => fetching.promise,
    onRestore: (form) => {
      fillFields(form, { name: 'Ada' });
      return showResult;
    },
  });
  click('Go');
  await act(async () => fetching.resolve());
  expect(submitted).toHaveBeenCalledOnce();
  expect(showResult).not.toHaveBeenCalled();
});
