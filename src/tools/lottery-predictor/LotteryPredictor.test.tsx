import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import * as words from '#texts/tools/lottery-predictor';
import * as primitives from '#texts/ui/primitives';
import * as storage from '#texts/ui/storage';
import { click, field, fill, submit } from '../../../tests/testing/screen';
import { listsAreRead, mockDialogs, mockToday, refuseStorage } from '../../ui/testing/browser';
import { LotteryPredictor } from './LotteryPredictor';
import { predictionOf } from './prediction';
import { recordAt } from './testing/fake-records';

mockToday(2026, 11, 15);

beforeEach(() => {
  window.alert = vi.fn();
  mockDialogs();
});

const alerts = () => vi.mocked(alert).mock.calls.map(([message]) => message);
const numbers = () => screen.getAllByTestId('power-number').map((badge) => badge.textContent);
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const rows = () => screen.queryAllByTestId('history-row');
const status = () => screen.getByRole('status').textContent;
const stats = () => screen.getAllByTestId(/^stat-/).map(({ textContent }) => textContent);
const saved = () => JSON.parse(localStorage.getItem('lottery_results') ?? '[]');
const save = (records: unknown) => localStorage.setItem('lottery_results', JSON.stringify(records));

async function open() {
  render(<LotteryPredictor />);
  await listsAreRead();
}

function generate(name = 'Ada', lifePath = '7') {
  submit({ name, 'life-path': lifePath });
}

function check(winning: string) {
  fill('winning-numbers', winning);
  click(words.check);
}

test.each([
  { 'life-path': '7', view: '2026-11-99' },
  { 'life-path': '34', view: '2026-11-15' },
])('there are no numbers of %o', (extra) => {
  expect(predictionOf({ people: [{ name: 'Ada' }], extra })).toBeUndefined();
});

test('a name that is too long is refused without an alert', async () => {
  await open();
  generate('a'.repeat(201));
  expect(alerts()).toEqual([]);
  expect(document.activeElement).toBe(field('name'));
});

test.each([
  ['Ada', '34', 'life-path'],
  [' \t', '7', 'name'],
])('the form shows the alert for the name %j and Life Path %j', async (name, lifePath, label) => {
  await open();
  generate(name, lifePath);
  expect(alerts()).toEqual([words.noNameOrLifePath]);
  expect(screen.queryByTestId('result')).toBeNull();
  expect(localStorage.getItem('lottery_username')).toBeNull();
  expect(document.activeElement).toBe(field(label));
  expect(field(label).ariaInvalid).toBe('true');
});

test.each([
  ['', 'Grace', '0 5'], // selected, ready to be typed over
  ['A', 'A', '1 1'],
])('with %j typed before hydration, the saved name makes it %j', (typed, value, selection) => {
  localStorage.setItem('lottery_username', 'Grace');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<LotteryPredictor />);
  field('name').focus();
  field('name').value = typed;
  render(<LotteryPredictor />, { container, hydrate: true });
  expect(field('name').value).toBe(value);
  const { selectionStart, selectionEnd } = field('name');
  expect(`${selectionStart} ${selectionEnd}`).toBe(selection);
});

test('the numbers are for the day of submission, weekly on request, and the form comes back as it was', async () => {
  vi.setSystemTime(new Date(2026, 11, 31, 23, 59));
  await open();
  vi.setSystemTime(new Date(2027, 0, 1, 0, 1));
  generate(' Ada ', '07');
  // Seed 7 + 1 + 1 = 9; 9, 18, 27, 36, 45 and 54 plus 2027 leave 27, 36, 45, 5, 14 and 23.
  expect(numbers()).toEqual(['6', '15', '24', '28', '37', '46']);
  click(words.again);
  expect([field('name').value, field('life-path').value]).toEqual(['Ada', '7']);
  vi.setSystemTime(new Date(2026, 10, 15));
  fireEvent.click(radio(words.periods.weekly));
  click(words.submit);
  // 231, 462, 693, 924, 1155 and 1386 plus 2026 leave 3, 38, 24, 10, 45 and 31.
  expect(numbers()).toEqual(['4', '11', '25', '32', '39', '46']);
  screen.getByText(words.twoSets({ year: 2026, month: 11, day: 15 }));
  click(words.again);
  expect(radio(words.periods.weekly).checked).toBe(true);
});

test.each([
  [' \t ', words.noNumbers],
  ['1,2,3,4,5', words.wrongCount],
])('a check of %j shows the alert and records nothing', async (winning, message) => {
  await open();
  generate();
  check(winning);
  expect(alerts()).toEqual([message]);
  expect([rows(), saved(), status()]).toEqual([[], [], '']);
  expect(document.activeElement).toBe(field('winning-numbers'));
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
  expect(marked(row.getByRole('list', { name: words.yours }))).toEqual([2, 35]);
  expect(marked(row.getByRole('list', { name: words.drawn }))).toEqual([35, 2]);
  expect(status()).toBe(words.outcome(2, [2, 35]));
  screen.getByRole('img', { name: words.describeWheel([2, 3, 19, 20, 35, 36], [35, 2, 4, 5, 6]) });
});

test('a check adds up, newest first, is announced again with the same outcome, and shown in full storage', async () => {
  await open();
  generate();
  check('2, 3, 19, 4, 5, 6');
  const line = screen.getByText(words.outcome(3, [2, 3, 19]));
  click(words.check); // by double click
  expect(saved()).toHaveLength(1);
  vi.setSystemTime(Date.now() + 1000);
  check('2, 3, 19, 4, 5, 6');
  expect(screen.getByText(words.outcome(3, [2, 3, 19]))).not.toBe(line);
  expect(saved()[0]).toMatchObject({ matches: 3, userName: 'Ada', lifePathNumber: 7 });
  refuseStorage('setItem');
  check('1, 4, 5, 6, 7, 8');
  expect(status()).toBe(
    `${words.outcome(0, [])}${storage.notSaved(1, words.theResult, words.results)}`,
  );
  const results = rows().map(({ dataset }) => `${dataset['matches']} ${dataset['colour']}`);
  expect(results).toEqual(['0 grey', '3 green', '3 green']);
  expect(stats()).toEqual(['3', '6', '3', '2.0']);
});

test('the stats start at zero, then are those of the saved name, then of the name last used', async () => {
  await open();
  expect(stats()).toEqual(['0', '0', '0', '0.0']);
  const isDimmed = () => screen.getByTestId('stat-best').classList.contains('quiet');
  expect(isDimmed()).toBe(true);
  screen.getByText(words.noStats);
  cleanup();
  localStorage.setItem('lottery_username', 'Grace');
  save([
    recordAt(4, { userName: 'Grace', matches: 1 }),
    recordAt(3, { userName: ' Grace', matches: 0 }),
    recordAt(2, { userName: 'Ada', matches: 5 }),
  ]);
  await open();
  expect(stats()).toEqual(['2', '1', '1', '0.5']);
  expect(isDimmed()).toBe(false);
  screen.getByText(words.statsFor('Grace'));
  generate('Ada');
  expect(stats()).toEqual(['1', '5', '5', '5.0']);
});

test('a check from when seven numbers were drawn is shown as it was made', async () => {
  const seven = [4, 8, 15, 16, 23, 42, 59];
  save([recordAt(1, { userNumbers: seven, winningNumbers: seven, matches: 7 })]);
  await open();
  expect(rows().map(({ dataset }) => dataset['matches'])).toEqual(['7']);
  expect(screen.getByRole('status').textContent).toBe('');
  const chart = screen.getByRole('img', { name: words.describeChart([7]) });
  const [, top = 0] = chart.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
  const star = Number(chart.querySelector('circle')?.getAttribute('cy'));
  expect(star - 3).toBeGreaterThan(top);
});

test('the panels show the latest ten of every name, and the leaderboard ten rows', async () => {
  save(
    Array.from({ length: 13 }, (_, index) =>
      recordAt(59 - index, { userName: `P${index}`, matches: index % 7, id: `${index}` }),
    ),
  );
  await open();
  expect(rows()).toHaveLength(10);
  const third = within(rows()[2] ?? expect.fail());
  third.getByText(/P2/);
  expect(third.getByText(/matches/).textContent).toBe('2 matches');
  const date = third.getByText('Nov 15, 2026');
  expect(date.getAttribute('datetime')).toBe('2026-11-15T12:57:00.000Z');
  screen.getByRole('img', { name: words.describeChart([5, 4, 3, 2, 1, 0, 6, 5, 4, 3, 2, 1, 0]) });
  const toggle = screen.getByRole('button', { name: words.leaderboard });
  const board = () => screen.queryAllByTestId('leader-row').map((row) => row.textContent);
  expect([toggle.ariaExpanded, board()]).toEqual(['false', []]);
  fireEvent.click(toggle);
  expect(toggle.ariaExpanded).toBe('true');
  screen.getByRole('heading', { name: words.topPredictors });
  expect(board()).toHaveLength(10);
  // Name, matches in all, best, predictions and Life Path.
  expect(board()[0]).toBe('P66617');
  fireEvent.click(toggle);
  expect(board()).toEqual([]);
});

test('what cannot be read is deleted after confirmation, and the focus stays in its panel', async () => {
  localStorage.setItem('lottery_results', 'oops');
  localStorage.setItem('lottery_username', 'Ada');
  await open();
  expect(status()).toBe(storage.notRead(words.results, 'lottery_results_backup'));
  click(words.deletion.label);
  screen.getByRole('dialog', { name: words.deletion.question });
  click(words.deletion.no);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(localStorage.length).toBe(2);
  click(words.deletion.label);
  click(words.deletion.yes);
  expect([status(), localStorage.length]).toEqual(['', 0]);
  expect(document.activeElement?.textContent).toBe(words.recentResults);
});

const NAMES = ['Ada', 'Grace', 'Emmy'];
const names = () => rows().map((row) => NAMES.find((name) => row.textContent.includes(name)));
const buttonIn = (row: number) =>
  within(rows()[row] ?? expect.fail()).getByRole('button', { name: words.deleteThis.join(' ') });
const remove = (row: number) => fireEvent.click(buttonIn(row));

async function openThree() {
  save(NAMES.map((userName, index) => recordAt(9 - index, { userName })));
  await open();
}

test('the button of a result says whose it is, and a deletion that it cannot be saved', async () => {
  await openThree();
  const button = buttonIn(1);
  const whose = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(whose?.textContent).toBe('Grace Nov 15, 2026');
  remove(1);
  expect(names()).toEqual(['Ada', 'Emmy']);
  refuseStorage('setItem');
  remove(0);
  expect(names()).toEqual(['Emmy']);
  expect(status()).toBe(storage.notDeleted);
});

test('a deleted result can be brought back for ten seconds, in its place', async () => {
  await openThree();
  vi.useFakeTimers();
  remove(1);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: primitives.undo }));
  act(() => void vi.advanceTimersByTime(9_999));
  screen.getByText(words.deleted);
  click(primitives.undo);
  expect(names()).toEqual(NAMES);
  expect(saved()).toHaveLength(3);
  expect(document.activeElement?.textContent).toBe(words.recentResults);
  remove(0);
  act(() => void vi.advanceTimersByTime(10_000));
  expect(screen.queryByText(words.deleted)).toBeNull();
  expect(names()).toEqual(['Grace', 'Emmy']);
  expect(document.activeElement?.textContent).toBe(words.recentResults);
});
