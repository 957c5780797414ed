import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import * as form from '#texts/person/form';
import { OFFER } from '../../tests/testing/screen';
import { rememberPerson } from '../person/memory/visit';
import { BirthGridCalculator } from './birth-grid/BirthGridCalculator';
import { BlindTest } from './blind-test/BlindTest';
import { BusinessCalculator } from './business-name/BusinessCalculator';
import { CareerCalculator } from './career-number/CareerCalculator';
import { DailyDecoder } from './daily-decoder/DailyDecoder';
import { LotteryPredictor } from './lottery-predictor/LotteryPredictor';
import { NamesBattle } from './names-battle/NamesBattle';
import { PersonalYearCalculator } from './personal-year/PersonalYearCalculator';
import { WholeProfile } from './profile/WholeProfile';

const date = { year: 1906, month: 12, day: 9 };
const GRACE = { name: 'Grace Hopper', date };
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** A tool, whichever of these it needs. */
type Tool = (props: { offer: typeof OFFER; address: string; children?: ReactNode }) => ReactNode;

const open = (Tool: Tool) => render(<Tool address="" offer={OFFER} />);

test.each<[string, Tool]>([
  ['profile', WholeProfile],
  ['birth grid', BirthGridCalculator],
])('the %s, a page of our own, opens with whoever is known', async (_, tool) => {
  const { unmount } = open(tool);
  expect(screen.queryByTestId('result')).toBeNull();
  expect(screen.queryByTestId('next')).toBeNull();
  unmount();
  rememberPerson(GRACE);
  open(tool);
  await screen.findByTestId('result');
  expect(location.hash).toBe('');
  expect(document.body.textContent).toMatch(/Grace Hopper|1906/);
  expect(screen.getAllByText(form.forgetItNow)).not.toHaveLength(0);
});

// Specified: nothing before the press.
test.each<[string, Tool, Readonly<Record<string, string>>]>([
  ['career', CareerCalculator, { 'Full Name': 'Grace Hopper', 'Birth Date': '1906-12-09' }],
  ['personal year', PersonalYearCalculator, { 'Birth Date': '1906-12-09' }],
  ['business', BusinessCalculator, { 'Enter Business Name': '' }],
  ['decoder', DailyDecoder, { 'Birth Date': '1906-12-09' }],
  ['battle', NamesBattle, { 'Enter First Name': 'Grace Hopper', 'Enter Second Name': '' }],
  // 1 + 9 + 0 + 6 + 1 + 2 + 0 + 9 = 28, 10, 1; the birth date itself goes nowhere.
  ['lottery', LotteryPredictor, { 'Your Name': 'Grace Hopper', 'Life Path Number': '1' }],
  ['lottery', LotteryPredictor, { 'Birth Date': '' }],
  ['blind test', BlindTest, { 'Full Name': 'Grace Hopper', 'Birth Date': '1906-12-09' }],
])('the %s is filled in, and waits', async (_, tool, expected) => {
  rememberPerson(GRACE);
  open(tool);
  await waitFor(() => {
    for (const [label, value] of Object.entries(expected)) expect(field(label).value).toBe(value);
  });
  expect(screen.queryByTestId('result')).toBeNull();
  expect(screen.getAllByText(form.forgetItNow)).toHaveLength(1);
});
