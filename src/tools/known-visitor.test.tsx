import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { OFFER } from '../../tests/testing/screen';
import { rememberPerson } from '../person/memory/visit';
import { BirthGridCalculator } from './birth-grid/BirthGridCalculator';
import { BlindTest } from './blind-test/BlindTest';
import { ByHand } from './by-hand/ByHand';
import { CareerCalculator } from './career-number/CareerCalculator';
import { DailyDecoder } from './daily-decoder/DailyDecoder';
import { LotteryPredictor } from './lottery-predictor/LotteryPredictor';
import { NamesCompared } from './names/NamesCompared';
import { NamesBattle } from './names-battle/NamesBattle';
import { WholeProfile } from './profile/WholeProfile';
import { SigilCalculator } from './sigil/SigilCalculator';
import { Today } from './today/Today';

const date = { year: 1906, month: 12, day: 9 };
const GRACE = { name: 'Grace Hopper', date };
const fields = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test.each<[string, () => ReactElement]>([
  ['profile', () => <WholeProfile address="" offer={OFFER} />],
  ['sigil', () => <SigilCalculator offer={OFFER} />],
  ['birth grid', () => <BirthGridCalculator offer={OFFER} />],
  ['today', () => <Today offer={OFFER} />],
])('the %s, a page of our own, opens with whoever is known', async (_, tool) => {
  const { unmount } = render(tool());
  expect(screen.queryByTestId('result')).toBeNull();
  expect(screen.queryByTestId('next')).toBeNull();
  unmount();
  rememberPerson(GRACE);
  render(tool());
  await screen.findByTestId('result');
  expect(location.hash).toBe('');
  expect(document.body.textContent).toMatch(/Grace Hopper|1906/);
});

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
