import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DateField } from './DateField';
import { Field } from './Field';

test('a field is found by its label and described by its hint', () => {
  render(<Field label="Full Name" hint="Required" name="fullName" maxLength={50} />);
  const input = screen.getByRole('textbox', { name: 'Full Name', description: 'Required' });
  expect(input.getAttribute('name')).toBe('fullName');
  expect(input.getAttribute('maxlength')).toBe('50');
});

test('two fields do not share their hints', () => {
  render(
    <>
      <Field label="First" hint="One" />
      <Field label="Second" hint="Two" />
    </>,
  );
  expect(screen.getByRole('textbox', { name: 'First', description: 'One' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Second', description: 'Two' })).toBeTruthy();
});

test('a date field is a native date input, limited to its range', () => {
  const first = { year: 1900, month: 1, day: 1 };
  const last = { year: 2100, month: 12, day: 31 };
  render(<DateField label="Birth Date" hint="Optional" first={first} last={last} />);
  const input = screen.getByLabelText('Birth Date');
  expect(input.getAttribute('type')).toBe('date');
  expect(input.getAttribute('min')).toBe('1900-01-01');
  expect(input.getAttribute('max')).toBe('2100-12-31');
});
