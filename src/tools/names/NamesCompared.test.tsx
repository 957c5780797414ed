import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { click, fill } from '../../../tests/testing/screen';
import { rememberedPerson, rememberPerson } from '../../ui/session/session-memory';
import { loadNamesTables } from './load-names-tables';
import { NamesCompared } from './NamesCompared';

vi.mock('./load-names-tables', { spy: true });

const cells = (row: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${row}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const fields = () =>
  screen.getAllByLabelText(/^Name \d/).map((field) => (field as HTMLInputElement).value);
const whose = () => screen.queryByTestId('whose')?.textContent;

async function open() {
  const page = render(<NamesCompared />);
  await loaded();
  return page;
}

/** Waits for the texts and the view, where something has asked for them. */
async function loaded() {
  await act(async () => {
    await vi.mocked(loadNamesTables).mock.results.at(-1)?.value;
    await import('./result/NamesResult');
  });
}

async function compare(first: string, second: string, birthDate = '') {
  fill('Name 1', first);
  fill('Name 2', second);
  fill('Birth Date', birthDate);
  click('Compare names');
  await loaded();
}

beforeEach(() => {
  vi.mocked(loadNamesTables).mockClear();
  history.replaceState(null, '', '/names');
});

describe('the form', () => {
  test('has two names at first and takes up to four', async () => {
    await open();
    expect(fields()).toEqual(['', '']);
    click('Add a name');
    expect(document.activeElement).toBe(screen.getByLabelText('Name 3'));
    click('Add a name');
    expect(fields()).toHaveLength(4);
    expect(screen.queryByRole('button', { name: 'Add a name' })).toBeNull();
  });

  test('asks for the second name, and does not need the others', async () => {
    await open();
    fill('Name 1', 'Kate');
    click('Compare names');
    expect(document.activeElement).toBe(screen.getByLabelText('Name 2'));
    expect(screen.queryByTestId('result')).toBeNull();
    click('Add a name');
    await compare('Kate', 'Cate');
    expect(cells('Destiny')).toEqual(['1', '11']);
  });

  test('offers the person of this tab, and remembers the first name', async () => {
    rememberPerson({ name: 'Kate Bush', date: { year: 1958, month: 7, day: 30 } });
    await open();
    expect(fields()).toEqual(['Kate Bush', '']);
    await compare('Cate Bush', 'Kate Bush', '1958-07-30');
    expect(rememberedPerson()?.name).toBe('Cate Bush');
  });

  test('is emptied, and back to two names, by Forget', async () => {
    history.replaceState(null, '', '/names#name=Kate&and&name=Cate&and&name=Kay');
    await open();
    expect(fields()).toEqual(['Kate', 'Cate', 'Kay']);
    click('Forget it now');
    expect(fields()).toEqual(['', '']);
    expect(screen.queryByTestId('result')).toBeNull();
  });
});

describe('the result', () => {
  test('has a column for each name and marks the rows that change', async () => {
    await open();
    await compare('Kate', 'Cate');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Number',
      'Kate',
      'Cate',
    ]);
    // K2 A1 T2 E5 = 10, a 1; C3 A1 T2 E5 = 11. Vowels 6 in both; consonants 4 and 5. Most often 2; all once.
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => [row.textContent, row.dataset['changed']])).toEqual([
      ['Name Number111', 'true'],
      ['Destiny111', 'true'],
      ['Soul Urge66', 'false'],
      ['Personality45', 'true'],
      ['Hidden Passion21', 'true'],
    ]);
    expect(screen.getByTestId('result').textContent).toContain(
      'Destiny goes from 1 (Independent Leader) to 11 (Illuminator).',
    );
    expect(screen.getByRole('status').textContent).toMatch(/^Kate and Cate\. Four of the five/);
    expect(screen.queryByTestId('bridge')).toBeNull();
  });

  test('has Maturity and the bridges with a birth date', async () => {
    await open();
    await compare('Kate', 'Cate', '1990-05-15');
    expect(cells('Maturity')).toEqual(['4', '5']);
    expect(screen.getAllByTestId('bridge').map(({ dataset }) => dataset['bridge'])).toEqual([
      '2',
      '1',
    ]);
    expect(whose()).toBe('Kate and Cate · May 15, 1990');
  });

  test('says what is missing in a name without letters', async () => {
    await open();
    await compare('李', 'Li');
    expect(cells('Destiny')).toEqual(['0', '3']);
    expect(screen.getByTestId('uncounted').textContent).toContain('李 has no value here');
    expect(screen.getByText('Destiny 0 and 3').closest('details')?.textContent).toContain(
      'no letter to count',
    );
  });

  test('counts the letters of every name with one switch', async () => {
    await open();
    await compare('José García', 'Zoë');
    expect(cells('Destiny')).toEqual(['11', '5']);
    fireEvent.click(screen.getByRole('switch', { name: 'Count them as e and i' }));
    expect(cells('Destiny')).toEqual(['7', '1']);
    // One letter of one name.
    fireEvent.click(screen.getByRole('switch', { name: 'Count í as I' }));
    expect(cells('Destiny')).toEqual(['7', '1']); // 34
    expect(screen.getByTestId('uncounted').textContent).toContain('í isn’t counted here.');
  });

  test('opens with the names of a link and comes back after a reload', async () => {
    const link = '#name=Kate&date=1990-05-15&and&name=Cate&and&name=Kay';
    history.replaceState(null, '', `/names${link}`);
    const page = await open();
    expect(whose()).toBe('Kate, Cate, and Kay · May 15, 1990');
    page.unmount();
    history.replaceState(null, '', '/names');
    await open();
    expect(fields()).toEqual(['Kate', 'Cate', 'Kay']);
    expect(cells('Destiny')).toEqual(['1', '11', '1']); // K2 A1 Y7 = 10
  });

  test('survives readings that fail to load', async () => {
    vi.mocked(loadNamesTables).mockRejectedValueOnce(new Error('offline'));
    render(<NamesCompared />);
    await act(async () => {
      fireEvent.focus(screen.getByLabelText('Name 1'));
      await import('./result/NamesResult');
    });
    fill('Name 1', 'Kate');
    fill('Name 2', 'Cate');
    click('Compare names');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(cells('Destiny')).toEqual(['1', '11']);
    expect(screen.getByTestId('result').textContent).toContain('Destiny goes from 1 to 11.');
  });
});
