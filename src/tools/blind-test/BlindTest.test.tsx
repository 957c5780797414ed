import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { click, fill } from '../../../tests/testing/screen';
import { homeNumbers } from '../../numbers/home-numbers';
import { NO_CHOICES } from '../../numbers/letter-choices';
import { isReturn } from '../../ui/browser/is-return';
import { BlindTest } from './BlindTest';
import { loadPassages } from './load-passages';
import { dealRounds } from './rules/deal';
import { testedKinds, testedNumbers } from './rules/numbers';
import type { Passage } from './rules/passages';

vi.mock('../../ui/browser/is-return', () => ({ isReturn: vi.fn() }));

const DATE = { year: 1906, month: 12, day: 9 };
const numbers = testedNumbers(homeNumbers('Grace Hopper', DATE));
const LINK = `#for=Grace&numbers=${numbers.join('.')}&seed=k3f9`;

let passages: readonly Passage[];

beforeAll(async () => {
  ({ passages } = await loadPassages());
});

afterEach(() => {
  history.replaceState(null, '', '/blind-test');
});

const choices = () => screen.getAllByTestId('choice');
const texts = () => choices().map(({ textContent }) => textContent?.slice(1));

async function begin(name = 'Grace Hopper') {
  render(<BlindTest />);
  fill('Full Name', name);
  fill('Birth Date', '1906-12-09');
  click('Start the test');
  await screen.findAllByTestId('choice');
}

async function open(fragment: string) {
  history.replaceState(null, '', `/blind-test${fragment}`);
  render(<BlindTest />);
  await act(async () => {
    await loadPassages();
  });
}

function playOut(choose: (round: number) => number) {
  for (let round = 0; round < 10; round += 1) {
    const choice = choices()[choose(round)];
    if (!choice) throw new Error('No such choice.');
    fireEvent.click(choice);
  }
}

test('ten rounds, and nothing is revealed before the end', async () => {
  await begin();
  for (let round = 1; round <= 10; round += 1) {
    const heading = screen.getByRole('heading', { name: `Round ${round} of 10 Which one’s you?` });
    expect(document.activeElement).toBe(heading);
    expect(screen.queryByTestId('result')).toBeNull();
    expect(choices()).toHaveLength(3);
    expect(texts().join(' ')).not.toMatch(/\d/);
    fireEvent.click(choices()[round % 3] as HTMLElement);
  }
  expect(screen.getByTestId('score').textContent).toMatch(/^\d+ of 10$/);
  expect(document.activeElement?.contains(screen.getByTestId('score'))).toBe(true);
  expect(screen.getByRole('img', { name: /^How often each score comes up by luck/ })).toBeTruthy();
  expect(screen.getAllByText(/^\d+\. (?:Found|Missed)$/)).toHaveLength(10);
});

test('a friend answers for somebody, and the score counts what was hers', async () => {
  const rounds = dealRounds(numbers, passages, { seed: 'k3f9', hand: 0 }) ?? [];
  await open(LINK);
  expect(await screen.findByRole('heading', { name: 'Which of these is Grace?' })).toBeTruthy();
  expect(screen.queryByTestId('choice')).toBeNull();
  click('Start the test');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('Which one’s Grace?');
  // Seven right, three wrong.
  playOut((round) => ((rounds[round]?.own ?? 0) + (round < 7 ? 0 : 1)) % 3);
  expect(screen.getByTestId('score').textContent).toBe('7 of 10');
  expect(screen.getByTestId('whose').textContent).toBe('Grace');
  expect(screen.getByText(/7 or more once in 51 tests/)).toBeTruthy();
  expect(screen.getAllByText(/^\d+\. Found$/)).toHaveLength(7);
  expect(document.body.textContent).not.toMatch(/1906|Hopper/);
});

test('a link with the answers shows how somebody did', async () => {
  const rounds = dealRounds(numbers, passages, { seed: 'k3f9', hand: 0 }) ?? [];
  await open(`${LINK}&answers=${rounds.map(({ own }) => own).join('')}`);
  expect((await screen.findByTestId('score')).textContent).toBe('10 of 10');
});

test('a round can be taken back', async () => {
  await begin();
  const first = texts();
  fireEvent.click(choices()[0] as HTMLElement);
  expect(texts()).not.toEqual(first);
  click('Back a round');
  expect(texts()).toEqual(first);
  expect(screen.queryByRole('button', { name: 'Back a round' })).toBeNull();
});

test('a double click answers one round', async () => {
  await begin();
  fireEvent.click(choices()[0] as HTMLElement, { detail: 1 });
  fireEvent.click(choices()[0] as HTMLElement, { detail: 2 });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('Round 2 of 10');
});

test('playing again gives other rounds', async () => {
  await begin();
  const shown = [...texts()];
  for (let round = 0; round < 10; round += 1) {
    fireEvent.click(choices()[0] as HTMLElement);
    if (round < 9) shown.push(...texts());
  }
  click('Play again');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('Round 1 of 10');
  expect(shown).not.toEqual(expect.arrayContaining(texts()));
});

test('another name starts from the form, which gets the focus', async () => {
  await begin();
  click('Stop the test');
  expect(document.activeElement).toBe(screen.getByLabelText('Full Name'));
  expect(screen.queryByTestId('choice')).toBeNull();
});

test('letters that do not count are named before the first answer, and may count', async () => {
  await begin('Zoë Lee');
  expect(screen.getByTestId('uncounted').textContent).toContain('isn’t counted here');
  fireEvent.click(screen.getByRole('switch'));
  expect(screen.getByTestId('uncounted').textContent).toContain('counts as e');
  playOut(() => 0);
  expect(screen.queryByTestId('uncounted')).toBeNull();
  // Every round is about a number of the name with its ë.
  const choices = { ...NO_CHOICES, letters: 'spelled' as const };
  const counted = testedNumbers(homeNumbers('Zoë Lee', DATE, choices));
  const own = testedKinds.map(({ label }, index) => `${label} ${counted[index]}`);
  for (const round of screen.getAllByText(/^\d+\. (?:Found|Missed)$/)) {
    const [, labels = '', number] =
      round.parentElement?.textContent?.match(/(?:Found|Missed) (.+) (\d+)$/) ?? [];
    const named = labels.split(/, and |, | and /).map((label) => `${label} ${number}`);
    expect(own).toEqual(expect.arrayContaining(named));
  }
});

test('says so where a link has too few numbers', async () => {
  await open('#for=X&numbers=0.3.0.0.0.0.0.0&seed=a');
  click('Start the test');
  expect(screen.getByText(/aren’t enough letters/)).toBeTruthy();
  click('Try another name');
  expect(screen.getByLabelText('Full Name')).toBeTruthy();
});

test('without a date there is no test', () => {
  render(<BlindTest />);
  fill('Full Name', 'Grace');
  click('Start the test');
  expect(document.activeElement).toBe(screen.getByLabelText('Birth Date'));
});

test('a page that is opened anew starts with its form, filled in; a return continues the test', async () => {
  await begin();
  fireEvent.click(choices()[0] as HTMLElement);
  const shown = texts();
  cleanup();
  render(<BlindTest />);
  expect(screen.getByLabelText<HTMLInputElement>('Full Name').value).toBe('Grace Hopper');
  cleanup();
  vi.mocked(isReturn).mockReturnValue(true);
  render(<BlindTest />);
  await screen.findAllByTestId('choice');
  expect(texts()).toEqual(shown);
});

test('a link does not take away what was typed, and replaces what was filled in', async () => {
  render(<BlindTest />);
  fill('Full Name', 'Somebody Else');
  history.replaceState(null, '', LINK);
  fireEvent(window, new Event('hashchange'));
  expect(screen.getByLabelText<HTMLInputElement>('Full Name').value).toBe('Somebody Else');
  cleanup();
  sessionStorage.setItem('remembered_person', '#name=Ann&date=1990-01-09');
  history.replaceState(null, '', '/blind-test');
  render(<BlindTest />);
  expect(screen.getByLabelText<HTMLInputElement>('Full Name').value).toBe('Ann');
  history.replaceState(null, '', LINK);
  fireEvent(window, new Event('hashchange'));
  expect(await screen.findByRole('heading', { name: 'Which of these is Grace?' })).toBeTruthy();
});
