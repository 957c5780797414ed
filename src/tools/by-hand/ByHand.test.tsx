import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type NumberId, numbers } from '#texts/numbers';
import * as result from '#texts/result/reading';
import * as working from '#texts/result/working';
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
  expect(status()).toContain(walk.remarks.wrong(20));
  expect(answerField().value).toBe('');
  expect(document.activeElement).toBe(answerField());
  answer('38');
  const halfHint = walk.halfHint('1 + 9 + 8 + 8', 26, '1 + 2 + 1 + 9');
  expect(status()).toContain(`${walk.remarks.close(38)} ${halfHint}`);
  expect(screen.queryByRole('button', { name: walk.showMe })).toBeNull();
  answer('3');
  expect(status()).toContain(walk.remarks.ahead(3));
  click(walk.showMe);
  expect(status()).toContain(walk.shown(39, '1 + 9 + 8 + 8 + 1 + 2 + 1 + 9 = 39'));
  expect(question()).toContain('39, and 3 + 9?');
  expect(document.activeElement).toBe(answerField());
  answer('12');
  expect(status()).toContain(`${walk.remarks.right(12)} ${walk.reduceOn(12, '1 + 2')}`);
  expect(shownNumber()).toBeNull();
  answer('3');
  expect(shownNumber()).toBe('3');
  expect(document.activeElement).toBe(
    screen.getByRole('heading', { name: `${numbers['life-path'].label} 3` }),
  );
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
    expect(status()).not.toContain(walk.remarks.wrong(Number(typed)));
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
  expect((await screen.findByTestId('result')).textContent).toContain(walk.noLetter);
  expect(shownNumber()).toBe('0');
});

test('opens with the number of a link, and counts other letters from the start', async () => {
  history.replaceState(null, '', '/by-hand#name=Zo%C3%AB+Lee&view=destiny');
  render(<ByHand offer={OFFER} />);
  await screen.findByLabelText(walk.answer);
  expect(field('view').value).toBe('destiny');
  answer('14');
  fireEvent.click(screen.getByRole('switch', { name: working.countAllAs(1, ['e']) }));
  expect(question()).toContain('8 + 6 + 5?');
});

test('a master number is explained', async () => {
  await start('destiny', { name: 'Ann' });
  answer('11');
  expect(question()).toContain(walk.keepOrAdd(11));
  answer('2');
  expect(status()).toContain(walk.remarks.master(2, 11));
  answer('11');
  expect(status()).toContain(walk.aboutMaster);
});
