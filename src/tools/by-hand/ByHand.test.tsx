import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { NumberId } from '#texts/numbers';
import * as result from '#texts/result/reading';
import * as words from '#texts/tools/by-hand';
import * as walk from '#texts/tools/by-hand/walk';
import {
  choose,
  click,
  field,
  fill,
  OFFER,
  shownNumber,
  submit,
} from '../../../tests/testing/screen';
import { mockClipboard } from '../../ui/testing/browser';
import { ByHand } from './ByHand';

async function start(kind: NumberId, entries: Readonly<Record<string, string>>) {
  render(<ByHand offer={OFFER} />);
  choose('view', kind);
  submit(entries);
  await screen.findByLabelText(walk.answer);
}

function answer(value: string) {
  fill('answer', value);
  click(walk.check);
}

const answerField = () => field('answer');
const question = () =>
  screen.getByRole('group', { name: /sum \d+ of \d+/ }).textContent?.replaceAll('\u00a0', ' ');
const status = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))
    .join(' ');

test('a wrong answer is forgiven, then helped, then shown if asked', async () => {
  await start('life-path', { date: '1988-12-19' }); // 39, 12, 3
  answer('20');
  expect(status()).toContain('Not 20.');
  expect(answerField().value).toBe('');
  expect(document.activeElement).toBe(answerField());
  answer('38');
  expect(status()).toContain('38 is one off. Half of it first: 1 + 9 + 8 + 8 makes 26.');
  expect(screen.queryByRole('button', { name: walk.showMe })).toBeNull();
  answer('3');
  expect(status()).toContain('You’re ahead of yourself: 3 is where this ends up.');
  click(walk.showMe);
  expect(status()).toContain('It’s 39');
  expect(question()).toContain('39, and 3 + 9?');
  expect(document.activeElement).toBe(answerField());
  answer('12');
  expect(status()).toContain('12. That’s it. 12, and 1 + 2?');
  expect(shownNumber()).toBeNull();
  answer('3');
  expect(shownNumber()).toBe('3');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Life Path 3' }));
});

test('the empty worksheet stays empty until it is printed', async () => {
  const sheet = () => screen.getByTestId('worksheet').textContent;
  vi.stubGlobal('print', () => {});
  await start('life-path', { date: '1988-12-19' });
  for (const sum of ['39', '12', '3']) answer(sum);
  click(walk.printEmpty);
  // A browser may print after the call has returned.
  await act(async () => {});
  expect(sheet()).not.toContain('39');
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(sheet()).toContain('39');
});

test('what is no number is no answer, and what the number does not need is in no link', async () => {
  await start('life-path', { name: 'Lucy', date: '1988-12-19' });
  for (const typed of ['', 'six', '1.5']) {
    answer(typed);
    expect(question(), typed).toContain('sum 1 of');
    expect(status()).not.toContain('Not ');
    expect(answerField().ariaInvalid).toBe('true');
    expect(document.activeElement).toBe(answerField());
  }
  for (const sum of ['39', '12', '3']) answer(sum);
  expect(screen.getByTestId('whose').textContent).toBe('December 19, 1988');
  const copy = mockClipboard();
  click(result.copyLink);
  expect(copy).toHaveBeenCalledWith(`${location.href}#date=1988-12-19&view=life-path`);
});

test('offers somebody else, asks only for what the number needs, and says so where there is nothing to add', async () => {
  render(<ByHand offer={OFFER} />);
  const birthDate = field('date');
  click('Edith Piaf');
  expect(birthDate.value).toBe('1915-12-19');
  choose('view', 'soul-urge');
  expect(birthDate.required).toBe(false);
  fill('name', '');
  click(words.submit);
  expect(document.activeElement).toBe(field('name'));
  fill('name', '李');
  click(words.submit);
  expect((await screen.findByTestId('result')).textContent).toContain('nothing to add');
  expect(shownNumber()).toBe('0');
});

test('opens with the number of a link, and counts other letters from the start', async () => {
  history.replaceState(null, '', '/by-hand#name=Zo%C3%AB+Lee&view=destiny');
  render(<ByHand offer={OFFER} />);
  await screen.findByLabelText(walk.answer);
  expect(field('view').value).toBe('destiny');
  answer('14');
  fireEvent.click(screen.getByRole('switch', { name: /Count it as e/ }));
  expect(question()).toContain('8 + 6 + 5?');
});

test('a master number is explained', async () => {
  await start('destiny', { name: 'Ann' });
  answer('11');
  expect(question()).toContain('What do you write down?');
  answer('2');
  expect(status()).toContain('2 is the right sum, but 11 doesn’t get added.');
  answer('11');
  expect(status()).toContain('You’ve met a master number');
});
