import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { click, fill } from '../../../tests/testing/screen';
import { isReturn } from '../../ui/browser/is-return';
import { loadTexts } from './load-texts';
import { NamesBattle } from './NamesBattle';

vi.mock('../../ui/browser/is-return', () => ({ isReturn: vi.fn() }));
vi.mock('./load-texts', { spy: true });
vi.mock('../../ui/share/picture/picture-file', () => ({ pictureFile: async () => FILE }));

const FILE = new File(['picture'], 'battle.png', { type: 'image/png' });

const alert = vi.fn();
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
/** Waits until the whole battle is shown. */
const reveal = () => [100, 500, 2500].forEach(wait);
const shares = () => screen.queryAllByTestId('share').map(({ textContent }) => textContent);
const count = (testId: string) => screen.queryAllByTestId(testId).length;

const open = () => render(<NamesBattle />);

async function start(first: string, second: string) {
  fill('Enter First Name', first);
  fill('Enter Second Name', second);
  click('Start Cosmic Battle');
  await texts();
}

async function texts() {
  // The texts load with real promises, independent of the fake timers.
  await act(async () => {
    await vi
      .mocked(loadTexts)
      .mock.results.at(-1)
      ?.value.catch(() => {});
  });
}

beforeEach(async () => {
  await loadTexts();
  vi.mocked(loadTexts).mockClear();
  // Fake timers only: React's own scheduling stays real.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('alert', alert.mockReset());
});

afterEach(() => {
  history.replaceState(null, '', location.pathname);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the form', () => {
  test.each([
    ['', 'Ann'],
    ['Ann', '\t'],
  ])('rejects %j and %j with the alert', async (first, second) => {
    open();
    await start(first, second);
    expect(alert).toHaveBeenCalledWith('Please enter both names to start the cosmic battle!');
    expect(screen.queryByTestId('result')).toBeNull();
  });

  test('Enter that confirms a word in an input method editor is ignored', async () => {
    open();
    const field = screen.getByLabelText('Enter First Name');
    field.focus();
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    expect(document.activeElement).toBe(field);
  });
});

describe('the reveal', () => {
  test('shows bars, shares and score at 100, 600 and 3100 ms', async () => {
    open();
    await start('Grace', 'Ann'); // 7 and 11: 7 of 18 is 39 %, 11 of 18 is 61 %
    expect(screen.getByTestId('result')).toBeTruthy();
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
    expect(screen.getByTestId('score').textContent).toBe('79%');
    expect(screen.getByTestId('label').textContent).toBe('Strong Natural Harmony');
    expect(screen.getByTestId('headline').textContent).toBe('Strong Natural Compatibility');
    expect(screen.getByRole('status').textContent).toBe(
      'Cosmic Compatibility 79%, Strong Natural Harmony',
    );
  });

  test('a reset stops every timer, and a new battle is independent of the old one', async () => {
    open();
    await start('Grace', 'Ann');
    wait(100);
    wait(500);
    click('Try Another Battle');
    expect(vi.getTimerCount()).toBe(0);
    const field = screen.getByLabelText<HTMLInputElement>('Enter First Name');
    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
    await start('O', 'José'); // 6 and 8
    wait(2500);
    expect(shares()).toEqual([]);
    wait(500);
    expect(shares()).toEqual(['43%', '57%']);
    expect(count('score')).toBe(0);
  });

  test('two names without letters get equal shares, score 50 and have no pair text', async () => {
    open();
    await start('李', '王');
    reveal();
    expect(shares()).toEqual(['50%', '50%']);
    expect(screen.getByTestId('score').textContent).toBe('50%');
    const energies = screen.getByRole('heading', { name: 'Core Energies' }).closest('section');
    expect(energies?.querySelectorAll('p')).toHaveLength(1);
    expect(energies?.textContent).toMatch(/Neither name/);
    expect(energies?.textContent).not.toMatch(/This name/);
  });
});

/** Leaves the page and opens it again. */
async function reopen() {
  cleanup();
  open();
  await texts();
}

/** Opens a link, in a new page. */
async function openLink(fragment: string) {
  vi.mocked(isReturn).mockReturnValue(false);
  history.replaceState(null, '', fragment);
  await reopen();
  vi.mocked(isReturn).mockReturnValue(true);
}

beforeEach(() => {
  vi.mocked(isReturn).mockReturnValue(true);
});

/** Everything that a battle ends with. */
const end = () => ({
  names: screen.getByRole('heading', { level: 2 }).textContent,
  shares: shares(),
  score: screen.getByTestId('score').textContent,
  parts: screen.getAllByRole('heading', { level: 3 }).length,
});

const graceAndAnn = { names: 'Grace and Ann', shares: ['39%', '61%'], score: '79%', parts: 7 };

test.each([
  ['Grace', '/#first=Grace&second=Ann'],
  ['<b>', '/'], // no link can hold it
])(
  'Share is there with the score of %s and Ann, and passes on the link %s',
  async (first, link) => {
    const share = vi.fn(async () => {});
    vi.stubGlobal('navigator', { share, canShare: () => true });
    open();
    await start(first, 'Ann');
    [100, 500, 2499].forEach(wait);
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
    wait(1);
    click('Share');
    await vi.waitFor(() => expect(share).toHaveBeenCalledOnce());
    expect(share).toHaveBeenCalledWith({
      title: 'Name Vibration Battle',
      text: expect.stringMatching(/ and Ann: \d\d% Cosmic Compatibility - [\w ]+!$/),
      url: location.origin + link,
      files: [FILE],
    });
  },
);

describe('a link', () => {
  test('shows the end of its battle at once, without moving the focus', async () => {
    await openLink('#first=Grace&second=Ann');
    expect(end()).toEqual(graceAndAnn);
    expect(document.activeElement).toBe(document.body);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('to a section of the page does not interrupt a battle', async () => {
    open();
    await start('Grace', 'Ann');
    wait(100);
    history.replaceState(null, '', '#main');
    fireEvent(window, new Event('hashchange'));
    expect(count('bar')).toBe(2);
    expect(count('score')).toBe(0);
    wait(500);
    expect(shares()).toEqual(['39%', '61%']);
  });

  test('is removed from the address with its battle, and can be opened again', async () => {
    await openLink('#first=Grace&second=Ann');
    click('Try Another Battle');
    expect(location.hash).toBe('');
    expect(document.activeElement).toBe(screen.getByLabelText('Enter First Name'));
    history.replaceState(null, '', '#first=Grace&second=Ann');
    await act(async () => fireEvent(window, new Event('hashchange')));
    expect(end()).toEqual(graceAndAnn);
  });
});
