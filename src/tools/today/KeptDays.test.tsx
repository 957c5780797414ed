import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { keep, people } from '../../person/people/kept-people';
import { KeptDays } from './KeptDays';

afterEach(() => act(() => people.clear()));

const date = { year: 1990, month: 1, day: 9 };
const names = () => screen.queryAllByTestId('today-person').map(({ dataset }) => dataset.name);

test.each([
  ['a date alone', '', ['Ann', 'Ben']],
  ['one of them', 'ann', ['Ben']],
])('two people who were born on one day stay, beside %s', (_, name, expected) => {
  for (const kept of ['Ann', 'Ben']) keep({ name: kept, date });
  const day = { year: 2026, month: 11, day: 18 };
  render(<KeptDays day={day} loading={{ state: 'loading' }} except={{ name, date }} />);
  expect(names()).toEqual(expected);
});
