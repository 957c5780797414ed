import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { click, field, fill, nextTask, submit } from '../../../tests/testing/screen';
import { BirthDateField } from '../../person/form/BirthDateField';
import { NameField } from '../../person/form/NameField';
import { Form } from './Form';
import { readDate, readText, replaceFields } from './fields';
import { SubmitButton } from './SubmitButton';

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
  submit({ name, date });
  expect(submitted).toHaveBeenCalledExactlyOnceWith(text, day);
});

const TOO_LONG = 'Full Name: Required, at most 200 characters.';

test.each([
  [' \u00a0', '', 'name', 'Full Name is required.'],
  ['\u202a\u0007', '', 'name', TOO_LONG], // nothing to see
  ['a'.repeat(201), '', 'name', TOO_LONG],
  ['\u0958'.repeat(101), '', 'name', TOO_LONG], // 202
  ['Ada', '2101-01-01', 'date', 'Birth Date: a whole date, 1900 to 2100.'],
])('refuses %j and %j: the %s is focused, marked and announced', (name, date, label, words) => {
  const submitted = open();
  submit({ name, date });
  expect(submitted).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field(label));
  expect(refused()).toEqual([field(label).id]);
  expect(announced()).toBe(words);
});

test('a refused field stays marked until its value is usable, or the form is reset', () => {
  open();
  click('Go');
  fill('name', ' ');
  expect(field('name').ariaInvalid).toBe('true');
  fill('name', ' A');
  expect(field('name').ariaInvalid).toBeNull();
  fill('name', '');
  click('Go');
  fireEvent.reset(field('name'));
  expect(refused()).toEqual([]);
  expect(announced()).toBe('');
});

test('a name that was too long is usable once it is shorter, or another is chosen', () => {
  const submitted = open();
  submit({ name: 'a'.repeat(201) });
  fill('name', 'a'.repeat(200));
  expect(refused()).toEqual([]);
  submit({ name: 'a'.repeat(201) });
  const { form } = field('name');
  if (form) replaceFields(form, { name: 'Ann' });
  expect(form?.matches(':valid')).toBe(true);
  click('Go');
  expect(submitted).toHaveBeenCalledExactlyOnceWith('Ann', undefined);
});

test('a half-typed date is refused, and no longer marked once it is cleared', () => {
  const submitted = open();
  fill('name', 'Ada');
  field('date').setCustomValidity('half typed');
  click('Go');
  expect(submitted).not.toHaveBeenCalled();
  expect(field('date').ariaInvalid).toBe('true');
  field('date').setCustomValidity('');
  fireEvent.blur(field('date'));
  expect(field('date').ariaInvalid).toBeNull();
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
  fireEvent.pointerEnter(field('name').form as Element);
  await nextTask();
  expect(onTouch).toHaveBeenCalledTimes(1);
  field('name').focus();
  await nextTask();
  expect(onTouch).toHaveBeenCalledTimes(2);
});

test.each([true, false])('a birth date has limits, and is required: %s', (required) => {
  render(<BirthDateField required={required} />);
  const date = field('date');
  expect([date.type, date.min, date.max]).toEqual(['date', '1900-01-01', '2100-12-31']);
  expect(date.required).toBe(required);
  const hint = document.getElementById(date.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toBe(`${required ? 'Required' : 'Optional'}, 1900 to 2100`);
});
