import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as working from '#texts/result/working';
import * as words from '#texts/tools/blind-test';
import * as played from '#texts/tools/blind-test/played';
import { click, field, OFFER, submit } from '../../../tests/testing/screen';
import { homeNumbers } from '../../numbers/home-numbers';
import { NO_CHOICES } from '../../numbers/letter-choices';
import { resultOf } from '../../person/memory/visit';
import { BlindTest } from './BlindTest';
import { gameParts } from './game';
import { dealRounds } from './rules/deal';
import { testedNumbers } from './rules/numbers';

const DATE = { year: 1906, month: 12, day: 9 };
const numbers = testedNumbers(homeNumbers('Grace Hopper', DATE));
const LINK = `#name=Grace&numbers=${numbers.join('.')}&seed=k3f9`;

const choices = () => screen.getAllByTestId('choice');
const texts = () => choices().map(({ textContent }) => textContent?.slice(1));
const heading = () => screen.getByRole('heading', { level: 2 }).textContent;
const nameField = () => field('name');
const take = (choice: number) => fireEvent.click(choices()[choice] ?? expect.fail());

async function begin(name = 'Grace Hopper') {
  render(<BlindTest offer={OFFER} />);
  submit({ name, date: '1906-12-09' });
  await screen.findAllByTestId('choice');
}

async function open(fragment: string) {
  history.replaceState(null, '', `/blind-test${fragment}`);
  render(<BlindTest offer={OFFER} />);
  await act(async () => void (await import('./played/TestView')));
}

test('ten rounds, and nothing is revealed before the end; playing again gives others', async () => {
  await begin();
  for (const [index, name] of ['A', 'B', 'C'].entries()) {
    const description = texts()[index] ?? expect.fail();
    expect(screen.getByRole('button', { name, description })).toBe(choices()[index]);
  }
  const shown = [];
  for (let round = 1; round <= 10; round += 1) {
    const title = screen.getByRole('heading', {
      name: `${played.roundOf(round, 10)} ${played.whichOne(undefined)}`,
    });
    expect(document.activeElement).toBe(title);
    expect(screen.queryByTestId('result')).toBeNull();
    expect(choices()).toHaveLength(3);
    expect(texts().join(' ')).not.toMatch(/\d/);
    shown.push(...texts());
    take(round % 3);
  }
  expect(screen.getByTestId('score').textContent).toMatch(/^\d+ of 10$/);
  expect(document.activeElement?.contains(screen.getByTestId('score'))).toBe(true);
  expect(screen.getByRole('img', { name: /26%/ })).toBeTruthy();
  expect(screen.getAllByText(/^\d+\. (?:Found|Missed)$/)).toHaveLength(10);
  click(played.playAgain);
  expect(heading()).toContain(played.roundOf(1, 10));
  expect(shown).not.toEqual(expect.arrayContaining(texts()));
});

test('a friend answers for somebody, and the score counts what was hers', async () => {
  const rounds = dealRounds(numbers, { seed: 'k3f9', hand: 0 }) ?? [];
  await open(LINK);
  await screen.findByRole('heading', { name: words.invitation('Grace').heading });
  expect(screen.queryByTestId('choice')).toBeNull();
  click(words.submit);
  expect(heading()).toContain(played.whichOne('Grace'));
  // Seven right, three wrong.
  for (const [round, { own }] of rounds.entries()) take((own + (round < 7 ? 0 : 1)) % 3);
  expect(screen.getByTestId('score').textContent).toBe(played.scoreOf(7, 10));
  expect(screen.getByTestId('whose').textContent).toBe('Grace');
  screen.getByText(/7 or more once in 51 tests/);
  expect(screen.getAllByText(/^\d+\. Found$/)).toHaveLength(7);
  expect(document.body.textContent).not.toMatch(/1906|Hopper/);
});

test('an answer can be taken back; Stop goes back to the form', async () => {
  await begin();
  const first = texts();
  take(0);
  expect(heading()).toContain(played.roundOf(2, 10));
  expect(texts()).not.toEqual(first);
  click(played.backARound);
  expect(texts()).toEqual(first);
  expect(screen.queryByRole('button', { name: played.backARound })).toBeNull();
  click(played.stopTest);
  expect(document.activeElement).toBe(nameField());
  expect(screen.queryByTestId('choice')).toBeNull();
});

test('after five rounds it can be ended, with the odds for five', async () => {
  const rounds = dealRounds(numbers, { seed: 'k3f9', hand: 0 }) ?? [];
  await open(LINK);
  click(words.submit);
  for (const [round, { own }] of rounds.slice(0, 5).entries()) {
    expect(screen.queryByRole('button', { name: played.stopHere })).toBeNull();
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(round);
    // Four right, one wrong.
    take((own + (round < 4 ? 0 : 1)) % 3);
  }
  expect(heading()).toContain(played.roundOf(6, 10));
  click(played.stopHere);
  expect(screen.getByTestId('score').textContent).toBe(played.scoreOf(4, 5));
  screen.getByText(/4 or more once in 22 tests/);
  expect(screen.getAllByText(/^\d+\. (?:Found|Missed)$/)).toHaveLength(5);
  click(played.playAgain);
  expect(heading()).toContain(played.roundOf(1, 10));
});

test('letters that do not count are named before the first answer, and may count', async () => {
  await begin('Zoë Lee');
  expect(screen.getByTestId('uncounted').textContent).toContain(working.notCounted(['ë']));
  fireEvent.click(screen.getByRole('switch'));
  expect(screen.getByTestId('uncounted').textContent).toContain(working.counted(['ë'], ['e']));
  // The rounds are dealt to the numbers of the name with its ë.
  const spelled = { ...NO_CHOICES, letters: 'spelled' as const };
  const counted = testedNumbers(homeNumbers('Zoë Lee', DATE, spelled));
  const { seed = expect.fail() } = resultOf('blind-test', gameParts)?.extra ?? {};
  const [round] = dealRounds(counted, { seed, hand: 0 }) ?? [];
  expect(texts()).toEqual(round?.passages.map(({ text }) => text));
  take(0);
  expect(screen.queryByTestId('uncounted')).toBeNull();
});

test('says so where a link has too few numbers', async () => {
  await open('#name=X&numbers=0.3.0.0.0.0.0.0&seed=a');
  click(words.submit);
  screen.getByText(played.tooFewLetters(10));
  click(played.anotherName);
  expect(nameField()).toBeTruthy();
});
