import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { click, fill } from '../../../tests/testing/screen';
import { refuseStorage } from '../../ui/testing/browser';
import { LotteryPredictor } from './LotteryPredictor';
import {
  check,
  generate,
  open,
  prepare,
  quiet,
  rows,
  saved,
  status,
} from './testing/lottery-screen';

const alerts = () => vi.mocked(alert).mock.calls.map(([message]) => message);
const numbers = () => screen.getAllByTestId('power-number').map((badge) => badge.textContent);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

prepare();

test.each([
  ['Ada', '34', 'Life Path Number'],
  ['Ada', '', 'Life Path Number'],
  [' \t', '7', 'Your Name'],
])('the form shows the alert for the name %j and Life Path %j', async (name, lifePath, label) => {
  await open();
  generate(name, lifePath);
  expect(alerts()).toEqual(['Please enter a valid Life Path number (1-33) and your name']);
  expect(screen.queryByTestId('result')).toBeNull();
  expect(localStorage.getItem('lottery_username')).toBeNull();
  expect(document.activeElement).toBe(field(label));
  expect(field(label).getAttribute('aria-invalid')).toBe('true');
});

test('the form finds the Life Path of a birth date, and shows how', async () => {
  await open();
  expect(radio('Daily').checked).toBe(true);
  expect(field('Life Path Number').inputMode).toBe('numeric');
  screen.getByText(/doesn’t predict/);
  fill('Your Name', 'Ada');
  // 1 + 9 + 9 + 0 + 0 + 5 + 1 + 0 = 25, and 2 + 5 = 7.
  fill('Birth Date', '1990-05-10');
  expect(field('Life Path Number').value).toBe('7');
  click('Generate My Power Numbers');
  expect(numbers()).toEqual(['2', '3', '19', '20', '35', '36']);
  const working = within(screen.getByTestId('working'));
  working.getByText('Life Path');
  working.getByText(/2 \+ 5 = 7/);
  expect(localStorage.length).toBe(1); // the name alone
  click('Generate New Numbers');
  expect(field('Birth Date').value).toBe('1990-05-10');
  fill('Birth Date', '');
  expect(field('Life Path Number').value).toBe('');
});

test.each([
  ['', 'Grace', '0 5'], // selected, ready to be typed over
  ['A', 'A', '1 1'],
])('with %j typed, the saved name makes it %j', async (typed, value, selection) => {
  localStorage.setItem('lottery_username', 'Grace');
  render(<LotteryPredictor />);
  field('Your Name').focus();
  fill('Your Name', typed);
  await quiet();
  expect(field('Your Name').value).toBe(value);
  const { selectionStart, selectionEnd } = field('Your Name');
  expect(`${selectionStart} ${selectionEnd}`).toBe(selection);
});

test('the numbers are for the day of submission, not of page load', async () => {
  vi.setSystemTime(new Date(2026, 11, 31, 23, 59));
  await open();
  vi.setSystemTime(new Date(2027, 0, 1, 0, 1));
  generate();
  // Seed 7 + 1 + 1 = 9; 9, 18, 27, 36, 45 and 54 plus 2027 leave 27, 36, 45, 5, 14 and 23.
  expect(numbers()).toEqual(['6', '15', '24', '28', '37', '46']);
});

test('the numbers are weekly on request, and the form comes back as it was', async () => {
  await open();
  fireEvent.click(radio('Weekly'));
  generate(' Ada ', '07');
  // 231, 462, 693, 924, 1155 and 1386 plus 2026 leave 3, 38, 24, 10, 45 and 31.
  expect(numbers()).toEqual(['4', '11', '25', '32', '39', '46']);
  screen.getByText(/^2026 has only two weekly sets, and everybody gets one/);
  click('Generate New Numbers');
  expect([field('Your Name').value, field('Life Path Number').value]).toEqual(['Ada', '7']);
  expect(radio('Weekly').checked).toBe(true);
});

test.each([
  [' \t ', 'Please enter the lottery winning numbers'],
  ['1,2,3,4,5', 'Please enter exactly 6 valid numbers (1-49) separated by commas'],
])('a check of %j shows the alert and records nothing', async (winning, message) => {
  await open();
  generate();
  check(winning);
  expect(alerts()).toEqual([message]);
  expect(rows()).toEqual([]);
  expect(saved()).toEqual([]);
  expect(status()).toBe('');
  expect(document.activeElement).toBe(field('Check Against Lottery Results'));
});

test('a check marks what matched, in the numbers and in the row, not only by color', async () => {
  await open();
  generate();
  check('35, 2, 2, 4, 5, 6'); // the second 2 counts for nothing
  const marked = (list: HTMLElement | undefined) =>
    within(list ?? expect.fail())
      .getAllByText(/matched/)
      .map(({ parentElement }) => Number.parseInt(parentElement?.textContent ?? '', 10));
  expect(marked(within(screen.getByTestId('result')).getAllByRole('list')[0])).toEqual([2, 35]);
  const row = within(rows()[0] ?? expect.fail());
  expect(marked(row.getByRole('list', { name: 'Yours' }))).toEqual([2, 35]);
  expect(marked(row.getByRole('list', { name: 'Drawn' }))).toEqual([35, 2]);
  expect(status()).toBe('2 of your six numbers matched: 2 and 35.');
  screen.getByRole('img', { name: /which were drawn, circled/ });
});

test('in full storage a check is shown, with a note', async () => {
  await open();
  generate();
  refuseStorage('setItem');
  check('2, 3, 19, 4, 5, 6');
  expect(status()).toMatch(/^3 of your six numbers matched/);
  expect(status()).toContain('couldn’t be saved');
  expect(rows()).toHaveLength(1);
});

test('a check adds up, newest first, and is announced again even with the same outcome', async () => {
  await open();
  generate();
  check('2, 3, 19, 4, 5, 6');
  const line = screen.getByText(/3 of your six/);
  click('Check'); // by double click
  expect(saved()).toHaveLength(1);
  vi.setSystemTime(Date.now() + 1000);
  check('2, 3, 19, 4, 5, 6');
  expect(screen.getByText(/3 of your six/)).not.toBe(line);
  check('1, 4, 5, 6, 7, 8');
  const results = rows().map(({ dataset }) => `${dataset['matches']} ${dataset['colour']}`);
  expect(results).toEqual(['0 grey', '3 green', '3 green']);
  expect(status()).toMatch(/^0 of your six numbers matched/);
  expect(saved()[0]).toMatchObject({ matches: 0, userName: 'Ada', lifePathNumber: 7 });
  expect(screen.getByTestId('stat-average').textContent).toBe('2.0');
});
