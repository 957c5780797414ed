import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { people, savePerson } from '../../person/people/saved-people';
import { SavedDays } from './SavedDays';

afterEach(() => act(() => people.clear()));

const date = { year: 1990, month: 1, day: 9 };
const names = () => screen.queryAllByTestId('today-person').map(({ dataset }) => dataset.name);

test.each([
  ['a date alone', '', ['Ann', 'Ben']],
  ['one of them', 'ann', ['Ben']],
])('two people who were born on one day stay, beside %s', (_, name, expected) => {
  for (const saved of ['Ann', 'Ben']) savePerson({ name: saved, date });
  const day = { year: 2026, month: 11, day: 18 };
  render(<SavedDays day={day} loading={{ state: 'loading' }} except={{ name, date }} />);
  expect(names()).toEqual(expected);
});
