import { business, karmic, soulUrge } from '@ninefold/numerology';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NO_CHOICES } from '../../numbers/letter-choices';
import { Working } from './Working';

const working = () => screen.getByTestId<HTMLDetailsElement>('working');

test('is closed unless it replaces a reading', () => {
  const { steps } = business('Grace', NO_CHOICES);
  const { rerender } = render(<Working key="closed" steps={steps} />);
  expect(working().open).toBe(false);
  expect(working().querySelector('summary')?.textContent).toBe('How this number was found');
  rerender(<Working key="open" steps={steps} isOpen />);
  expect(working().open).toBe(true);
});

test('shows each letter over its value, the sum and the fold', () => {
  // G 7, R 9, A 1, C 3, E 5: 25, and 25 divided by 9 leaves 7.
  render(<Working steps={business('Grace', NO_CHOICES).steps} />);
  const tiles = within(working()).getAllByText(/^[A-Z]$/);
  expect(tiles.map((tile) => tile.parentElement?.textContent)).toEqual([
    'G 7',
    'R 9',
    'A 1',
    'C 3',
    'E 5',
  ]);
  within(working()).getByText('7 + 9 + 1 + 3 + 5 = 25');
  expect(working().textContent).toContain('25 divided by 9 leaves 7');
});

test('keeps the letters of each word together', () => {
  render(<Working steps={business('Ada Lee-Hope', NO_CHOICES).steps} />);
  const words = [...working().querySelectorAll('ul')].map(({ textContent }) => textContent);
  expect(words).toEqual(['A 1D 4A 1', 'L 3E 5E 5', 'H 8O 6P 7E 5']);
});

test('has no switches outside a calculator, as in an article', () => {
  render(<Working steps={soulUrge('Mary', NO_CHOICES).steps} isOpen />);
  expect(screen.queryByRole('switch')).toBeNull();
});

test('names every character that was not counted', () => {
  render(<Working steps={business('José O’Brien', NO_CHOICES).steps} />);
  expect(working().textContent).toContain('é and ’ were not counted.');
});

test('says when there are no letters at all', () => {
  render(<Working steps={business('李', NO_CHOICES).steps} />);
  expect(working().textContent).toContain('no letter from A to Z here.');
  expect(working().textContent).toContain('李 was not counted.');
});

test('letters that a number skips are dimmed and have no value', () => {
  render(<Working steps={soulUrge('Ada', NO_CHOICES).steps} />);
  const tiles = within(working()).getAllByText(/^[A-Z]$/);
  expect(tiles.map((tile) => tile.parentElement?.textContent)).toEqual(['A 1', 'D –', 'A 1']);
});

test('a part is named and contains its own lines', () => {
  // Ada is 1 + 4 + 1 = 6; the digits of 2000-01-01 add up to 4; from 4 to 6 is 2.
  render(<Working steps={karmic('Ada', { year: 2000, month: 1, day: 1 }, NO_CHOICES).steps} />);
  expect(working().textContent).toMatch(/The name\s*6/);
  expect(working().textContent).toMatch(/The birth date\s*4/);
  expect(working().textContent).toContain('From 4 to 6 is 2');
});
