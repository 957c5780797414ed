import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BirthDateField } from './BirthDateField';

test('a birth date is a native date input, limited to the years that the site supports', () => {
  render(<BirthDateField />);
  const input = screen.getByLabelText<HTMLInputElement>('Birth Date');
  expect(input.type).toBe('date');
  expect(input.min).toBe('1900-01-01');
  expect(input.max).toBe('2100-12-31');
});

test.each([
  [false, 'Optional, 1900 to 2100'],
  [true, 'Required, 1900 to 2100'],
])('the hint of a birth date says whether it is required: %s', (required, hint) => {
  render(<BirthDateField required={required} />);
  expect(screen.getByLabelText('Birth Date')).toHaveProperty('required', required);
  const hintId = screen.getByLabelText('Birth Date').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(hintId)?.textContent).toBe(hint);
});
