import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { click, fill, nextTask, submit } from '../../../tests/testing/screen';
import { BirthDateField } from '../../person/form/BirthDateField';
import { NameField } from '../../person/form/NameField';
import { Form } from './Form';
import { readDate, readText, replaceFields } from './fields';
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
  ['\u202aAda\u202c \u202egniK', '', 'Ada gniK', undefined],
  ['Jose\u0301', '', 'Jos\u00e9', undefined], // an accent typed after its letter
  ['Ann\t<3\u0007 \ufffdLee\ud800', '', 'Ann <3 Lee', undefined],
  ['e\u0301'.repeat(200), '', '\u00e9'.repeat(200), undefined], // 400 typed
])('passes on %j and %j, trimmed and composed', (name, date, text, day) => {
  const submitted = open();
  submit('Go', { 'Full Name': name, 'Birth Date': date });
  expect(submitted).toHaveBeenCalledExactlyOnceWith(text, day);
});

test.each([
  [' \u00a0', '', 'Full Name', 'Full Name is required.'],
  ['\u202a\u0007', '', 'Full Name', 'Full Name: Required, at most 200 characters.'], // nothing to see
  ['a'.repeat(201), '', 'Full Name', 'Full Name: Required, at most 200 characters.'],
  ['\u0958'.repeat(101), '', 'Full Name', 'Full Name: Required, at most 200 characters.'], // 202
  ['Ada', '2101-01-01', 'Birth Date', 'Birth Date: a whole date, 1900 to 2100.'],
])('refuses %j and %j: %s is focused, marked and announced', (name, date, label, words) => {
  const submitted = open();
  submit('Go', { 'Full Name': name, 'Birth Date': date });
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

test('a name that was too long is usable once it is shorter, or another is chosen', () => {
  const submitted = open();
  submit('Go', { 'Full Name': 'a'.repeat(201) });
  fill('Full Name', 'a'.repeat(200));
  expect(refused()).toEqual([]);
  submit('Go', { 'Full Name': 'a'.repeat(201) });
  const { form } = field('Full Name');
  if (form) replaceFields(form, { name: 'Ann' });
  expect(form?.matches(':valid')).toBe(true);
  click('Go');
  expect(submitted).toHaveBeenCalledExactlyOnceWith('Ann', undefined);
});

test('a half-typed date is refused, and no longer marked once it is cleared', () => {
  const submitted = open();
  fill('Full Name', 'Ada');
  field('Birth Date').setCustomValidity('half typed');
  click('Go');
  expect(submitted).not.toHaveBeenCalled();
  expect(field('Birth Date').ariaInvalid).toBe('true');
  field('Birth Date').setCustomValidity('');
  fireEvent.blur(field('Birth Date'));
  expect(field('Birth Date').ariaInvalid).toBeNull();
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

test('a pointer over it or the focus in it is its first use', async () => {
  const onTouch = vi.fn(async () => {});
  open({ onTouch });
  expect(onTouch).not.toHaveBeenCalled();
  fireEvent.pointerEnter(field('Full Name').form as Element);
  await nextTask();
  expect(onTouch).toHaveBeenCalledTimes(1);
  field('Full Name').focus();
  await nextTask();
  expect(onTouch).toHaveBeenCalledTimes(2);
});

test.each([true, false])('a birth date has limits, and is required: %s', (required) => {
  render(<BirthDateField required={required} />);
  const date = field('Birth Date');
  expect([date.type, date.min, date.max]).toEqual(['date', '1900-01-01', '2100-12-31']);
  expect(date.required).toBe(required);
  const hint = document.getElementById(date.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toBe(`${required ? 'Required' : 'Optional'}, 1900 to 2100`);
});
