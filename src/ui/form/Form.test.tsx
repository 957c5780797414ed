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

test.each([
  [' Ada  King ', '1990-05-15', 'Ada  King', { year: 1990, month: 5, day: 15 }],
  ['Jose\u0301', '', 'Jos\u00e9', undefined], // an accent typed after its letter
])('passes on %j and %j, trimmed and composed', (name, date, text, day) => {
  const submitted = open();
  fill('Full Name', name);
  fill('Birth Date', date);
  click('Go');
  expect(submitted).toHaveBeenCalledExactlyOnceWith(text, day);
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

test('a refused field stays marked until its value is usable, or the form is reset', () => {
  open();
  click('Go');
  fill('Full Name', ' ');
  expect(field('Full Name').ariaInvalid).toBe('true');
  fill('Full Name', ' A');
  expect(field('Full Name').ariaInvalid).toBeNull();
  fill('Full Name', '');
  click('Go');
  fireEvent.reset(field('Full Name'));
  expect(refused()).toEqual([]);
  expect(announced()).toBe('');
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

test('a pointer over it or the focus in it is its first use', () => {
  const onTouch = vi.fn(async () => {});
  open({ onTouch });
  expect(onTouch).not.toHaveBeenCalled();
  fireEvent.pointerEnter(field('Full Name').form as Element);
  expect(onTouch).toHaveBeenCalledTimes(1);
  field('Full Name').focus();
  expect(onTouch).toHaveBeenCalledTimes(2);
});

test('restoring overwrites nothing that was typed', () => {
  const [ada, bob] = [
    { name: 'Ada', date: '1990-05-15' },
    { name: 'Bob', date: '1988-03-04' },
  ];
  open({ onRestore: (form) => void fillFields(form, location.hash.includes('Bob') ? bob : ada) });
  expect(field('Full Name').value).toBe('Ada');
  follow('#name=Bob');
  expect(field('Full Name').value).toBe('Bob');
  fill('Full Name', 'Eve');
  follow('#name=Ada');
  expect(field('Full Name').value).toBe('Eve');
  expect(field('Birth Date').value).toBe('1988-03-04');
});

test('an anchor in the page restores nothing, nor does the way back from it to a link', () => {
  const onRestore = vi.fn();
  follow('#name=Ada');
  open({ onRestore });
  expect(onRestore).toHaveBeenCalledTimes(1);
  follow('#main');
  follow('#name=Ada');
  expect(onRestore).toHaveBeenCalledTimes(1);
  follow('#name=Bob');
  expect(onRestore).toHaveBeenCalledTimes(2);
  // Forgotten, and opened again.
  history.replaceState(null, '', location.pathname);
  follow('#name=Bob');
  expect(onRestore).toHaveBeenCalledTimes(3);
});

/** Goes to another fragment of the page. */
function follow(fragment: string) {
  const oldURL = location.href;
  history.replaceState(null, '', fragment);
  fireEvent(window, new HashChangeEvent('hashchange', { oldURL, newURL: location.href }));
}

/** Opens a form with a restored result, which is its first use. */
function restore() {
  const fetching = Promise.withResolvers<void>();
  const showResult = vi.fn();
  const submitted = open({
    onTouch: () => fetching.promise,
    onRestore: (form) => {
      fillFields(form, { name: 'Ada' });
      return showResult;
    },
  });
  return { fetched: () => act(async () => fetching.resolve()), showResult, submitted };
}

test('a restored result is shown once everything is fetched, and the page is told', async () => {
  const onRestored = vi.fn();
  document.addEventListener('restored', onRestored, { once: true });
  const { fetched, showResult } = restore();
  await act(async () => {});
  expect(showResult).not.toHaveBeenCalled();
  expect(onRestored).not.toHaveBeenCalled();
  await fetched();
  expect(showResult).toHaveBeenCalledOnce();
  expect(onRestored).toHaveBeenCalledOnce();
});

test('a result that is submitted meanwhile is not replaced by the restored one', async () => {
  const { fetched, showResult, submitted } = restore();
  click('Go');
  await fetched();
  expect(submitted).toHaveBeenCalledOnce();
  expect(showResult).not.toHaveBeenCalled();
});

test.each([
  [false, 'Optional, 1900 to 2100'],
  [true, 'Required, 1900 to 2100'],
])('a birth date has limits and says whether it is required: %s', (required, hint) => {
  render(<BirthDateField required={required} />);
  const { type, min, max } = field('Birth Date');
  expect([type, min, max]).toEqual(['date', '1900-01-01', '2100-12-31']);
  expect(field('Birth Date').required).toBe(required);
  const hintId = field('Birth Date').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(hintId)?.textContent).toBe(hint);
});
