import { render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { click, fill, OFFER } from '../../tests/testing/screen';
import { personOfVisit, rememberPerson } from '../person/memory/visit';
import { BirthGridCalculator } from './birth-grid/BirthGridCalculator';
import { BlindTest } from './blind-test/BlindTest';
import { ByHand } from './by-hand/ByHand';
import { CareerCalculator } from './career-number/CareerCalculator';
import { DailyDecoder } from './daily-decoder/DailyDecoder';
import { LotteryPredictor } from './lottery-predictor/LotteryPredictor';
import { NamesCompared } from './names/NamesCompared';
import { NamesBattle } from './names-battle/NamesBattle';
import { PersonalYearCalculator } from './personal-year/PersonalYearCalculator';
import { WholeProfile } from './profile/WholeProfile';
import { SigilCalculator } from './sigil/SigilCalculator';
import { Today } from './today/Today';

const date = { year: 1906, month: 12, day: 9 };
const GRACE = { name: 'Grace Hopper', date };
const ALAN = { name: 'Alan Turing', date: { year: 1912, month: 6, day: 23 } };
const fields = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** Our own pages, which open with whoever is known. */
const own: Readonly<Record<string, () => ReactElement>> = {
  profile: () => <WholeProfile address="" offer={OFFER} />,
  sigil: () => <SigilCalculator offer={OFFER} />,
  'birth grid': () => <BirthGridCalculator offer={OFFER} />,
  today: () => <Today offer={OFFER} />,
};

test.each(Object.entries(own))(
  'the %s opens with whoever is known, and empty without',
  async (_, tool) => {
    const { unmount } = render(tool());
    expect(screen.queryByTestId('result')).toBeNull();
    expect(screen.queryByTestId('next')).toBeNull();
    unmount();
    for (const person of [GRACE, ALAN]) {
      rememberPerson(person);
      const { unmount } = render(tool());
      await screen.findByTestId('result');
      expect(location.hash).toBe('');
      expect(document.body.textContent).toMatch(new RegExp(`${person.name}|${person.date.year}`));
      unmount();
    }
  },
);

test('by hand, the next number finds the person still there', async () => {
  rememberPerson(GRACE);
  render(<ByHand offer={OFFER} />);
  await screen.findByLabelText('Your answer');
  expect(fields()).toContain('Grace Hopper');
});

// Specified: nothing before the press.
test.each<[string, () => ReactElement, Readonly<Record<string, string>>]>([
  [
    'the career number',
    () => <CareerCalculator offer={OFFER} />,
    { 'Full Name': 'Grace Hopper', 'Birth Date': '1906-12-09' },
  ],
  ['the decoder', () => <DailyDecoder />, { 'Birth Date': '1906-12-09' }],
  [
    'the battle',
    () => <NamesBattle />,
    { 'Enter First Name': 'Grace Hopper', 'Enter Second Name': '' },
  ],
  // 1 + 9 + 0 + 6 + 1 + 2 + 0 + 9 = 28, 10, 1; the birth date itself goes nowhere.
  [
    'the lottery',
    () => <LotteryPredictor />,
    { 'Your Name': 'Grace Hopper', 'Life Path Number': '1', 'Birth Date': '' },
  ],
  ['the names', () => <NamesCompared offer={OFFER} />, { 'Name 1': 'Grace Hopper', 'Name 2': '' }],
  [
    'the blind test',
    () => <BlindTest offer={OFFER} />,
    { 'Full Name': 'Grace Hopper', 'Birth Date': '1906-12-09' },
  ],
])('%s is filled in, and waits', async (_, tool, expected) => {
  rememberPerson(GRACE);
  render(tool());
  await vi.waitFor(() => {
    for (const [label, value] of Object.entries(expected)) expect(field(label).value).toBe(value);
  });
  expect(screen.queryByTestId('result')).toBeNull();
});

// What is remembered after each kind of entry: src/person/memory/visit.test.tsx.
test('a date alone is somebody else, and so is another name', () => {
  rememberPerson({ name: 'Ben Ode' });
  const { unmount } = render(<PersonalYearCalculator offer={OFFER} />);
  fill('Birth Date', '1906-12-09');
  click('Calculate Personal Year Number');
  expect(personOfVisit()).toEqual({ name: '', date });
  unmount();
  render(<SigilCalculator offer={OFFER} />);
  fill('Full Name', 'Cleo');
  click('Draw my sigil');
  expect(within(screen.getByTestId('whose')).getByText('Cleo')).toBeTruthy();
  expect(personOfVisit()).not.toHaveProperty('date');
});
