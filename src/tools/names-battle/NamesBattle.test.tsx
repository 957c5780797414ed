import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { click, fill } from '../../../tests/testing/screen';
import { isReturn } from '../../ui/browser/is-return';
import { loadTexts } from './load-texts';
import { NamesBattle } from './NamesBattle';

vi.mock('../../ui/browser/is-return', () => ({ isReturn: vi.fn() }));
vi.mock('./load-texts', { spy: true });

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

  test('ends in the six parts of the analysis and the working', async () => {
    open();
    await start('Grace', 'Ann');
    reveal();
    const headings = screen
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    expect(headings).toEqual([
      'Cosmic Compatibility',
      'Core Energies',
      'Communication Patterns',
      'Emotional Dynamics',
      'Primary Challenges',
      'Growth Opportunities',
      'Path Forward',
    ]);
    expect(screen.getByTestId('working').textContent).toContain('11 is looked up under 1');
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

  test('names that look like placeholders or markup stay names', async () => {
    open();
    await start('{second}', '<b>$&</b>');
    reveal();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('{second} and <b>$&</b>');
    expect(document.querySelector('b')).toBeNull();
  });
});

test('when texts fail to load, the score is shown, and a retry works', async () => {
  vi.mocked(loadTexts).mockRejectedValueOnce(new Error('offline'));
  open();
  await start('Grace', 'Ann');
  reveal();
  expect(screen.getByTestId('score').textContent).toBe('79%');
  click('Try again');
  await act(async () => {
    await vi.mocked(loadTexts).mock.results.at(-1)?.value;
  });
  expect(screen.getByRole('heading', { name: 'Path Forward' })).toBeTruthy();
});

test('a letter beyond A to Z is counted when switched on, without a second reveal', async () => {
  open();
  await start('Łukasz', 'Zoë'); // 15, a 6, and 14, a 5
  reveal();
  expect(screen.getByTestId('score').textContent).toBe('37%');
  const toggle = screen.getByRole('switch', { name: 'Count Ł as L' });
  toggle.focus();
  fireEvent.click(toggle); // 18, a 9
  expect(screen.getByTestId('score').textContent).toBe('65%');
  expect(shares()).toEqual(['64%', '36%']); // 9 and 5 of 14
  expect(document.activeElement).toBe(toggle);
  expect(screen.getByRole('status').textContent).toBe(
    'Cosmic Compatibility 65%, Solid Compatibility, counting Ł as L',
  );
  fireEvent.click(screen.getByRole('switch', { name: 'Count ë as E' })); // 19, a 1
  expect(screen.getByTestId('score').textContent).toBe('63%');
  click('Try Another Battle');
  await start('Łukasz', 'Zoë');
  reveal();
  expect(screen.getByTestId('score').textContent).toBe('37%');
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

describe('Share', () => {
  test('is there with the score, and passes the result and its link to the device', async () => {
    const share = vi.fn(async () => {});
    vi.stubGlobal('navigator', { share });
    open();
    await start('Grace', 'Ann');
    wait(100);
    wait(500);
    wait(2499);
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
    wait(1);
    click('Share');
    expect(share).toHaveBeenCalledWith({
      title: 'Name Vibration Battle',
      text: 'Grace and Ann: 79% Cosmic Compatibility - Strong Natural Harmony!',
      url: `${location.origin}/#first=Grace&second=Ann`,
    });
  });

  test('shares the address of the page if a link cannot hold the names', async () => {
    const share = vi.fn(async () => {});
    vi.stubGlobal('navigator', { share });
    open();
    await start('<b>', 'Ann');
    reveal();
    click('Share');
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: `${location.origin}/` }));
  });
});

describe('a link', () => {
  test('shows the end of its battle at once, without moving the focus', async () => {
    await openLink('#first=Grace&second=Ann');
    expect(end()).toEqual(graceAndAnn);
    expect(document.activeElement).toBe(document.body);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('replaces the battle on an open page', async () => {
    open();
    await start('Grace', 'Ann');
    history.replaceState(null, '', '#first=O&second=Jos');
    await act(async () => fireEvent(window, new Event('hashchange')));
    expect(end()).toMatchObject({ names: 'O and Jos', shares: ['43%', '57%'] });
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

  test.each([
    ['markup', '#first=Grace&second=%3Cimg+src%3Dx%3E'],
    ['a person', '#name=Grace&date=1990-05-15'],
  ])('with %s does nothing', async (_, fragment) => {
    await openLink(fragment);
    expect(screen.queryByTestId('result')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Enter First Name').value).toBe('');
    expect(sessionStorage.length).toBe(0);
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

  test('does not replace names typed before hydration', async () => {
    history.replaceState(null, '', '#first=Grace&second=Ann');
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<NamesBattle />);
    fill('Enter Second Name', 'Bo');
    render(<NamesBattle />, { container, hydrate: true });
    expect(screen.queryByTestId('result')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Enter Second Name').value).toBe('Bo');
  });
});

describe('session memory', () => {
  test('shows the latest battle, not the link it was opened with', async () => {
    await openLink('#first=Grace&second=Ann');
    click('Try Another Battle');
    await start('O', 'Jos');
    await reopen();
    expect(end().names).toBe('O and Jos');
  });

  test('forgets a battle with Try Another Battle, and one that no link can hold', async () => {
    open();
    await start('Grace', 'Ann');
    click('Try Another Battle');
    expect(sessionStorage.length).toBe(0);
    await start('Grace', 'Ann');
    click('Try Another Battle');
    await start('<b>', 'Ann');
    await reopen();
    expect(screen.queryByTestId('result')).toBeNull();
  });

  test('forgets everything on request', async () => {
    sessionStorage.setItem('remembered_person', '#name=Ann');
    open();
    fill('Enter First Name', 'Grace');
    click('Forget it now');
    expect(sessionStorage.length).toBe(0);
    const field = screen.getByLabelText<HTMLInputElement>('Enter First Name');
    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
    expect(screen.queryByRole('button', { name: 'Forget it now' })).toBeNull();
  });

  test('forgets everything on request below a score', async () => {
    sessionStorage.setItem('remembered_person', '#name=Ann');
    open();
    await start('Grace', 'Ann');
    expect(screen.queryByRole('button', { name: 'Forget it now' })).toBeNull();
    for (const ms of [100, 500, 2500]) wait(ms);
    click('Forget it now');
    expect(sessionStorage.length).toBe(0);
    const field = screen.getByLabelText<HTMLInputElement>('Enter First Name');
    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
  });

  test('without storage decides battles and opens links, and remembers nothing', async () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
    }
    history.replaceState(null, '', '#first=Grace&second=Ann');
    open();
    await texts();
    expect(end()).toEqual(graceAndAnn);
    click('Try Another Battle');
    await start('O', 'Jos');
    reveal();
    expect(end().names).toBe('O and Jos');
    await reopen();
    expect(screen.queryByTestId('result')).toBeNull();
  });

  test('two submits in a row start one battle', async () => {
    open();
    fill('Enter First Name', 'Grace');
    fill('Enter Second Name', 'Ann');
    const form = screen.getByLabelText<HTMLInputElement>('Enter First Name')
      .form as HTMLFormElement;
    act(() => {
      fireEvent.submit(form);
      fireEvent.submit(form);
    });
    await texts();
    expect(count('result')).toBe(1);
    expect(vi.getTimerCount()).toBe(1);
    reveal();
    expect(end()).toEqual(graceAndAnn);
  });
});
