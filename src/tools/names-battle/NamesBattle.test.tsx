import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { scoreLabels } from '#texts/compatibility';
import * as shareWords from '#texts/result/share';
import * as words from '#texts/tools/names-battle';
import { click, field, fill } from '../../../tests/testing/screen';
import { personOfVisit, rememberPerson, resultOf } from '../../person/memory/visit';
import { loadTexts, NamesBattle } from './NamesBattle';

vi.mock('../../result/share/picture/draw-picture', () => ({ pictureFile: async () => FILE }));

const FILE = new File(['picture'], 'battle.png', { type: 'image/png' });

const alert = vi.fn();
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const shares = () => screen.queryAllByTestId('share').map(({ textContent }) => textContent);
const count = (testId: string) => screen.queryAllByTestId(testId).length;
const text = (testId: string) => screen.getByTestId(testId).textContent;

/** Does something and waits for the texts, which load with real promises. */
async function andLoad(action: () => void) {
  await act(async () => {
    action();
    await loadTexts();
  });
}

async function start(first: string, second: string) {
  render(<NamesBattle />);
  await fight(first, second);
}

async function fight(first: string, second: string) {
  fill('name', first);
  fill('name-2', second);
  await andLoad(() => click(words.submit));
}

function goTo(fragment: string) {
  history.replaceState(null, '', fragment);
  return andLoad(() => fireEvent(window, new HashChangeEvent('hashchange')));
}

beforeEach(() => {
  // Fake timers only: React's own scheduling stays real.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('alert', alert.mockReset());
});

test.each([
  ['', 'Ann'],
  ['Ann', '\t'],
])('the form rejects %j and %j with the alert', async (first, second) => {
  await start(first, second);
  expect(alert).toHaveBeenCalledWith(words.notBothNames);
  expect(screen.queryByTestId('result')).toBeNull();
});

test('the reveal shows bars, shares and score at 100, 600 and 3100 ms', async () => {
  await start(words.nameFields.name.example, 'Ann'); // 7 and 11: 7 of 18 is 39 %, 11 of 18 is 61 %
  expect(document.activeElement?.textContent).toBe('Grace and Ann');
  wait(99);
  expect(count('bar')).toBe(0);
  wait(1);
  expect(count('bar')).toBe(2);
  wait(499);
  expect(shares()).toEqual([]);
  wait(1);
  expect(shares()).toEqual(['39%', '61%']);
  wait(2499);
  expect(count('score')).toBe(0);
  wait(1);
  expect(text('score')).toBe('79%');
  expect(text('label')).toBe(scoreLabels.strong);
  expect(text('headline')).toBe(words.headlines.strong);
  expect(text('working')).toContain(words.aboutBars);
  expect(screen.getByRole('status').textContent).toBe(
    words.announcement(79, scoreLabels.strong, ''),
  );
});

test('a reset stops every timer, and a new battle is independent of the old one', async () => {
  await start(words.nameFields.name.example, 'Ann');
  [100, 500].forEach(wait);
  click(words.again);
  wait(0); // the touch of the field that has the focus
  expect(vi.getTimerCount()).toBe(0);
  expect(field('name').value).toBe('');
  expect(document.activeElement).toBe(field('name'));
  await fight('O', 'José'); // 6 and 8
  wait(2500);
  expect(shares()).toEqual([]);
  wait(500);
  expect(shares()).toEqual(['43%', '57%']);
  expect(count('score')).toBe(0);
});

test('a battle names nobody whom the next calculator would offer', async () => {
  rememberPerson({ name: 'Grace Hopper' });
  await start('Ann', 'Ben');
  expect(personOfVisit()).toEqual({ name: 'Grace Hopper' });
  click(words.again);
  expect(resultOf('names-battle')).toBeUndefined();
});

test.each([
  ['Grace', '/#name=Grace&and&name=Ann'],
  ['<b>', '/#name=%3Cb%3E&and&name=Ann'],
])('the reveal ends with Share: %s and Ann have the link %s', async (first, link) => {
  const share = vi.fn(async () => {});
  vi.stubGlobal('navigator', { share, canShare: () => true });
  await start(first, 'Ann');
  [100, 500, 2499].forEach(wait);
  expect(screen.queryByRole('button', { name: shareWords.share })).toBeNull();
  wait(1);
  click(shareWords.share);
  await vi.waitFor(() => expect(share).toHaveBeenCalledOnce(), 30_000);
  expect(share).toHaveBeenCalledWith({
    title: words.shareTitle,
    text: expect.stringMatching(/ and Ann: \d\d% Cosmic Compatibility - [\w ]+!$/),
    url: location.origin + link,
    files: [FILE],
  });
});

test('a link shows the end of its battle at once, is removed with it, and can be opened again', async () => {
  const link = '#name=Grace&and&name=Ann';
  history.replaceState(null, '', link);
  await andLoad(() => render(<NamesBattle />));
  expect(document.activeElement).toBe(document.body);
  expect(vi.getTimerCount()).toBe(0);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(7);
  click(words.again);
  expect(location.hash).toBe('');
  expect(document.activeElement).toBe(field('name'));
  await goTo(link);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Grace and Ann');
  expect(shares()).toEqual(['39%', '61%']);
  expect(text('score')).toBe('79%');
});

test('one switch counts a letter of both names', async () => {
  const link = '#name=Zo%C3%AB&letters=%C3%AB&and&name=%C5%81o%C3%AB&letters=%C3%AB';
  history.replaceState(null, '', link);
  await andLoad(() => render(<NamesBattle />));
  const isOn = (name: string) => screen.getByRole('switch', { name }).ariaChecked;
  expect(screen.getAllByRole('switch', { name: 'Count ë as E' })).toHaveLength(1);
  expect([isOn('Count ë as E'), isOn('Count Ł as L')]).toEqual(['true', 'false']);
  expect(shares()).toEqual(['8%', '92%']); // Z8 O6 E5 = 19, a 1; O6 E5 = 11
  fireEvent.click(screen.getByRole('switch', { name: 'Count Ł as L' }));
  expect(shares()).toEqual(['17%', '83%']); // L3 more is 14, a 5
});
