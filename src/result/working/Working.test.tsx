import { business, karmic, type Step, soulUrge } from '@ninefold/numerology';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as words from '#texts/result/working';
import { NO_CHOICES, ofAllLetters } from '../../numbers/letter-choices';
import { Working } from './Working';

async function show(steps: readonly Step[]) {
  render(<Working steps={steps} />);
  await screen.findAllByRole('listitem', { hidden: true });
}

const working = () => screen.getByTestId<HTMLDetailsElement>('working').textContent;
const tiles = () =>
  screen.getAllByText(/^[A-Z]$/).map(({ parentElement }) => parentElement?.textContent);

test('shows each letter over its value, the sum and the fold', async () => {
  // G 7, R 9, A 1, C 3, E 5: 25, and 25 divided by 9 leaves 7.
  await show(business('Grace', ofAllLetters(NO_CHOICES)).steps);
  expect(tiles()).toEqual(['G 7', 'R 9', 'A 1', 'C 3', 'E 5']);
  screen.getByText('7 + 9 + 1 + 3 + 5 = 25');
  expect(working()).toContain('25 divided by 9 leaves 7');
  const other = screen.getByRole('link', { name: words.anotherNumber });
  expect(other.getAttribute('href')).toBe('/why-different');
});

test('letters that a number skips are dimmed and have no value', async () => {
  await show(soulUrge('Ada', NO_CHOICES).steps);
  expect(tiles()).toEqual(['A 1', 'D –', 'A 1']);
});

test('a part is named and contains its own lines', async () => {
  // Ada is 1 + 4 + 1 = 6; the digits of 2000-01-01 add up to 4; 6 − 4 = 2.
  await show(karmic('Ada', { year: 2000, month: 1, day: 1 }, ofAllLetters(NO_CHOICES)).steps);
  expect(working()).toMatch(/The name\s*6/);
  expect(working()).toMatch(/The birth date\s*4/);
  expect(working()).toContain('6\u00a0−\u00a04\u00a0=\u00a02');
});
