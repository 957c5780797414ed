import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { click } from '../../../tests/testing/screen';
import { soulUrgeTogether } from '../../readings/together/soul-urge';
import { rememberedPerson, rememberPerson } from '../../ui/session/session-memory';
import { loadTogetherTables } from './load-together-tables';
import { Together } from './Together';

vi.mock('./load-together-tables', { spy: true });

const JOHN = { name: 'John Smith', date: '1990-05-15' };
const ALAN = { name: 'Alan Turing', date: '1912-06-23' };
const HALF = '#name=John+Smith&date=1990-05-15';

const group = (name: string) => within(screen.getByRole('group', { name }));
const fields = (name: string) => ({
  name: group(name).getByLabelText<HTMLInputElement>('Full Name'),
  date: group(name).getByLabelText<HTMLInputElement>('Birth Date'),
});

function fillIn(who: string, { name, date }: { name: string; date: string }) {
  fireEvent.input(fields(who).name, { target: { value: name } });
  fireEvent.input(fields(who).date, { target: { value: date } });
}

async function open() {
  const page = render(<Together />);
  await loaded();
  return page;
}

/** Waits for the texts, where something has asked for them. */
async function loaded() {
  await act(async () => {
    await vi.mocked(loadTogetherTables).mock.results.at(-1)?.value;
  });
}

async function compare(first = JOHN, second = ALAN) {
  fillIn('First person', first);
  fillIn('Second person', second);
  click('Compare');
  await loaded();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 15, 12) });
  vi.mocked(loadTogetherTables).mockClear();
  sessionStorage.clear();
  history.replaceState(null, '', '/together');
});

afterEach(() => vi.useRealTimers());

describe('the result', () => {
  test('has the percentage, five pairs and three sections', async () => {
    await open();
    await compare();
    expect(screen.getByTestId('score').textContent).toBe('54%');
    expect(screen.getByTestId('whose').textContent).toBe('John Smith and Alan Turing');
    expect(screen.getByRole('status').textContent).toMatch(
      /^John Smith and Alan Turing: 54%\. Your/,
    );
    const rows = screen
      .getAllByTestId('pair-row')
      .map(({ dataset: { kind, first, second, score } }) => [kind, first, second, score].join(' '));
    expect(rows).toEqual([
      'life-path 3 6 81',
      'expression 8 9 40',
      'soul-urge 6 5 37',
      'personality 11 4 48',
      'birthday 6 5 37',
    ]);
    for (const name of ['Where you are alike', 'Where you differ', 'What to try']) {
      expect(screen.getByRole('heading', { name })).toBeTruthy();
    }
    const years = screen.getAllByRole('row').map(({ textContent }) => textContent);
    // 5 + 15 + 2027 = 2047 → 13 → 4, and 6 + 23 + 2027 = 2056 → 13 → 4.
    expect(years[1]).toMatch(/^20274, the middle4, the middle.* the same part of the cycle\.$/);
    expect(years).toHaveLength(4);
  });

  test('says what two of the same share, and that nothing sets them apart', async () => {
    await open();
    await compare(JOHN, JOHN);
    screen.getByText(soulUrgeTogether.same[6]);
    screen.getByText(/^No pair of numbers sets you apart/);
  });

  test('says in each pair what both bring, under their names, and how each number was found', async () => {
    await open();
    await compare();
    const row = screen
      .getAllByTestId('pair-row')
      .find(({ dataset }) => dataset['kind'] === 'soul-urge');
    expect(row?.textContent).toContain(`John Smith. ${soulUrgeTogether.beside[6]}`);
    expect(row?.textContent).toContain(`Alan Turing. ${soulUrgeTogether.beside[5]}`);
    expect(row?.textContent).toContain('How John Smith’s 6 was found');
  });

  test('says why a pair has no number, and counts it as 50', async () => {
    await open();
    await compare(JOHN, { ...ALAN, name: '李' });
    const row = screen.getAllByTestId('pair-row')[1];
    expect(row?.dataset).toMatchObject({ first: '8', second: '0', score: '50' });
    expect(row?.textContent).toMatch(/One of the names.* The pair counts as 50%\./);
    // 11 and 0: a master number adds five points to any pair.
    expect(screen.getAllByTestId('pair-row')[3]?.textContent).toContain('counts as 55%.');
  });

  test('counts another letter where the visitor chooses it, for that person only', async () => {
    await open();
    await compare({ ...JOHN, name: 'Zoë Smith' }, ALAN);
    // Expression 38 → 11, Soul Urge 15 → 6: 3 × 81 + 2 × 68 + 2 × 37 + 32 + 37 = 522, and ÷ 9 is 58.
    expect(screen.getByTestId('score').textContent).toBe('58%');
    fireEvent.click(screen.getByRole('switch', { name: 'Count ë as E' }));
    // Expression 43 → 7, Soul Urge 20 → 2: 3 × 81 + 2 × 53 + 2 × 38 + 32 + 37 = 494, and ÷ 9 is 54.9.
    expect(screen.getByTestId('score').textContent).toBe('55%');
    expect(sessionStorage.getItem('remembered_result /together')).toMatch(/letters=%C3%AB&and&/);
  });
});

describe('the form', () => {
  test('offers the person that this tab remembers, as the first', async () => {
    rememberPerson({ name: 'Eve', date: undefined });
    await open();
    expect(fields('First person').name.value).toBe('Eve');
    expect(fields('Second person').name.value).toBe('');
  });
});

describe('an invitation', () => {
  test('is copied from the first person’s fields, and asks for what is missing there', async () => {
    const writeText = vi.fn(async (_text: string) => {});
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    await open();
    click('Copy my half');
    expect(document.activeElement).toBe(fields('First person').name);
    expect(writeText).not.toHaveBeenCalled();
    fillIn('First person', JOHN);
    click('Copy my half');
    await screen.findByText('Link copied.');
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/together${HALF}`);
  });

  test('never changes what the tab remembers of its owner, not even when it is answered', async () => {
    const owner = { name: 'Alan Turing', date: { year: 1912, month: 6, day: 23 } };
    rememberPerson(owner);
    history.replaceState(null, '', HALF);
    const { unmount } = await open();
    expect(fields('Second person').name.value).toBe('Alan Turing');
    click('Compare');
    await loaded();
    expect(screen.getByTestId('score').textContent).toBe('54%');
    expect(rememberedPerson()).toMatchObject(owner);
    // A reload shows the answer, not the question again.
    unmount();
    await open();
    expect(screen.getByTestId('score').textContent).toBe('54%');
  });
});
