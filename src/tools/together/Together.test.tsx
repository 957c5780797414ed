import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as form from '#texts/person/form';
import { soulUrgeTogether } from '#texts/readings/together/soul-urge';
import * as words from '#texts/tools/together';
import * as primitives from '#texts/ui/primitives';
import { click, OFFER } from '../../../tests/testing/screen';
import { personOfVisit, rememberPerson, resultOf } from '../../person/memory/visit';
import { mockClipboard, mockToday } from '../../ui/testing/browser';
import { Together } from './Together';

const JOHN = { name: 'John Smith', date: '1990-05-15' };
const ALAN = { name: 'Alan Turing', date: '1912-06-23' };
const HALF = '#name=John+Smith&date=1990-05-15';

const field = (who: string, label: string) =>
  within(screen.getByRole('group', { name: who })).getByLabelText<HTMLInputElement>(label);
const score = () => screen.getByTestId('score').textContent;
const pair = (kind: string) =>
  screen.getAllByTestId('pair-row').find(({ dataset }) => dataset['kind'] === kind);

function fillIn(who: string, { name, date }: { name: string; date: string }) {
  fireEvent.input(field(who, form.fullName), { target: { value: name } });
  fireEvent.input(field(who, form.birthDate), { target: { value: date } });
}

async function open(fragment = '') {
  history.replaceState(null, '', `/together${fragment}`);
  render(<Together offer={OFFER} />);
  await act(async () => void (await import('./together-texts')));
}

async function compare(first = JOHN, second = ALAN) {
  await open();
  fillIn(words.firstPerson, first);
  fillIn(words.secondPerson, second);
  click(words.submit);
  await act(async () => void (await import('./together-texts')));
}

mockToday(2026, 11, 15);

test('two people have a percentage, five pairs, three sections and the years ahead', async () => {
  await compare();
  expect(score()).toBe('54%');
  expect(screen.getByTestId('whose').textContent).toBe(
    words.bothNames(['John Smith', 'Alan Turing']),
  );
  expect(screen.getByRole('status').textContent).toBe(
    words.announcement(['John Smith', 'Alan Turing'], 54, 'average'),
  );
  const kinds = screen.getAllByTestId('pair-row').map(({ dataset }) => dataset['kind']);
  expect(kinds).toEqual(['life-path', 'expression', 'soul-urge', 'personality', 'birthday']);
  expect(pair('soul-urge')?.dataset).toMatchObject({ first: '6', second: '5', score: '37' });
  for (const name of [words.alike, words.differ, words.toTry]) {
    screen.getByRole('heading', { name });
  }
  const years = screen.getAllByRole('row').map(({ textContent }) => textContent);
  // 5 + 15 + 2027 = 2047 → 13 → 4, and 6 + 23 + 2027 = 2056 → 13 → 4.
  expect(years[1]).toBe(`20274${words.phases.middle}4${words.phases.middle}${words.marks.same}`);
  expect(years).toHaveLength(4);
  // What both bring, under their names, and how each number was found.
  expect(pair('soul-urge')?.textContent).toContain(`John Smith. ${soulUrgeTogether.beside[6]}`);
  expect(pair('soul-urge')?.textContent).toContain(`Alan Turing. ${soulUrgeTogether.beside[5]}`);
  expect(pair('soul-urge')?.textContent).toContain(words.howBothFound(6, 5));
  // What it comes to is read before the pairs.
  const headings = screen.getAllByRole('heading', { level: 3 }).map((h3) => h3.textContent);
  expect(headings.indexOf(words.toTry)).toBeLessThan(
    headings.indexOf(words.rowTitle('life-path', 3, 6)),
  );
});

test('a pair without a number says why, and counts as 50', async () => {
  await compare(JOHN, { ...ALAN, name: '李' });
  expect(pair('expression')?.dataset).toMatchObject({ first: '8', second: '0', score: '50' });
  expect(pair('expression')?.textContent).toContain(words.oneHasNoLetters(50));
});

test('another letter counts where the visitor chooses it, for that person only', async () => {
  await compare({ ...JOHN, name: 'Zoë Smith' }, { ...ALAN, name: 'Zoë Turing' });
  // Z8 O6 and 24 = 38, an 11; with 35 it is 49, a 4.
  expect(pair('expression')?.dataset).toMatchObject({ first: '11', second: '4' });
  fireEvent.click(screen.getAllByRole('switch', { name: 'Count ë as E' })[0] ?? expect.fail());
  expect(pair('expression')?.dataset).toMatchObject({ first: '7', second: '4' }); // 43
  expect(resultOf('together')?.people[0].letters).toMatchObject({ spelled: ['ë'] });
  expect(resultOf('together')?.people[1]?.letters).toBe('a-z');
});

test('an invitation is copied from the first person’s fields, and asks for what is missing', async () => {
  const writeText = mockClipboard();
  rememberPerson({ name: 'John Smith', date: undefined });
  await open();
  expect(field(words.firstPerson, form.fullName).value).toBe('John Smith');
  expect(field(words.secondPerson, form.fullName).value).toBe('');
  click(words.copyMyHalf);
  expect(document.activeElement).toBe(field(words.firstPerson, form.birthDate));
  expect(writeText).not.toHaveBeenCalled();
  fillIn(words.firstPerson, JOHN);
  click(words.copyMyHalf);
  await screen.findByText(primitives.copied);
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/together${HALF}`);
});

test('whoever answers an invitation goes on with numbers of their own', async () => {
  await open(HALF);
  fillIn(words.secondPerson, ALAN);
  click(words.submit);
  await act(async () => void (await import('./together-texts')));
  const [card] = within(await screen.findByTestId('next')).getAllByRole('link');
  fireEvent.click(card ?? expect.fail());
  expect(personOfVisit()?.name).toBe('Alan Turing');
});

test('a corrected invitation takes the place of the answered one, with whoever answered still in the form', async () => {
  await open(HALF);
  fillIn(words.secondPerson, ALAN);
  click(words.submit);
  expect(score()).toBe('54%');
  for (const _ of ['opened', 'reloaded']) {
    cleanup();
    await open(HALF.replace('1990-05-15', '1990-05-16'));
    expect(screen.queryByTestId('result')).toBeNull();
    expect(field(words.firstPerson, form.birthDate).value).toBe('1990-05-16');
    expect(field(words.secondPerson, form.fullName).value).toBe('Alan Turing');
  }
  click(words.submit);
  // 1 + 9 + 9 + 0 + 5 + 1 + 6 = 31, a 4.
  expect(pair('life-path')?.dataset['first']).toBe('4');
  expect(personOfVisit()).toBeUndefined();
});
