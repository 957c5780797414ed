import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { numbers } from '#texts/numbers';
import * as form from '#texts/person/form';
import * as working from '#texts/result/working';
import * as words from '#texts/tools/names';
import * as resultWords from '#texts/tools/names/result';
import { click, field, fill, OFFER, submit, touchForm } from '../../../tests/testing/screen';
import { personOfVisit, rememberPerson } from '../../person/memory/visit';
import { NamesCompared } from './NamesCompared';

const cells = (row: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${row}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const fields = () =>
  screen
    .getAllByRole<HTMLInputElement>('textbox')
    .filter(({ name }) => name.startsWith('name'))
    .map(({ value }) => value);
const result = () => screen.getByTestId('result').textContent;

const loaded = async () => void (await import('./result/NamesResult'));

async function open(fragment = '') {
  history.replaceState(null, '', `/names${fragment}`);
  render(<NamesCompared offer={OFFER} />);
  await touchForm('name', loaded);
}

async function compare(first: string, second: string, birthDate = '') {
  submit({ name: first, 'name-2': second, date: birthDate });
  await act(loaded);
}

test('two names are needed, and four are taken', async () => {
  await open();
  fill('name', 'Kate');
  click(words.submit);
  expect(document.activeElement).toBe(field('name-2'));
  expect(screen.queryByTestId('result')).toBeNull();
  click(words.addName);
  expect(document.activeElement).toBe(field('name-3'));
  click(words.addName);
  expect(fields()).toEqual(['Kate', '', '', '']);
  expect(screen.queryByRole('button', { name: words.addName })).toBeNull();
  await compare('Kate', 'Cate');
  expect(cells(numbers.destiny.label)).toEqual(['1', '11']);
});

test('the page opens with the person of this tab, and remembers the first name', async () => {
  rememberPerson({ name: 'Kate Bush', date: { year: 1958, month: 7, day: 30 } });
  await open();
  expect(fields()).toEqual(['Kate Bush', '']);
  expect(cells(numbers['name-number'].label)).toEqual(['1']);
  expect(screen.queryByText(resultWords.whatChanges)).toBeNull();
  await compare('Cate Bush', 'Kate Bush', '1958-07-30');
  expect(personOfVisit()?.name).toBe('Cate Bush');
});

test('the result marks the rows that change', async () => {
  await open();
  await compare('Kate', 'Cate');
  // K2 A1 T2 E5 = 10, a 1; C3 A1 T2 E5 = 11. Vowels 6 in both; consonants 4 and 5. Most often 2; all once.
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => [row.textContent, row.dataset['changed']])).toEqual([
    [`${numbers['name-number'].label}111`, 'true'],
    [`${numbers.destiny.label}111`, 'true'],
    [`${numbers['soul-urge'].label}66`, 'false'],
    [`${numbers.personality.label}45`, 'true'],
    [`${numbers['hidden-passion'].label}21`, 'true'],
  ]);
  expect(result()).toContain('Destiny goes from 1 (Independent Leader) to 11 (Illuminator).');
  expect(screen.getByRole('status').textContent).toBe(
    words.announcement(
      ['Kate', 'Cate'],
      words.someChange(['name-number', 'destiny', 'personality', 'hidden-passion'], ['soul-urge']),
    ),
  );
  expect(screen.queryByTestId('bridge')).toBeNull();
});

test('a link opens with its names, Maturity and bridges, which Forget empties', async () => {
  await open('#name=Kate&date=1990-05-15&and&name=Cate&and&name=Kay');
  expect(screen.getByTestId('whose').textContent).toBe('Kate, Cate, and Kay · May 15, 1990');
  expect(fields()).toEqual(['Kate', 'Cate', 'Kay']);
  expect(cells(numbers.destiny.label)).toEqual(['1', '11', '1']); // K2 A1 Y7 = 10
  // The Life Path is 30, a 3: 3 + 1 = 4, 3 + 11 = 14, a 5; from 3 to 1, and to 2, which is 11 as a digit.
  expect(cells(numbers.maturity.label)).toEqual(['4', '5', '4']);
  const bridges = screen.getAllByTestId('bridge').map(({ dataset }) => dataset['bridge']);
  expect(bridges).toEqual(['2', '1', '2']);
  // A link with fewer names empties the fields of the others.
  history.replaceState(null, '', '#name=Kate&and&name=Cate');
  fireEvent(window, new HashChangeEvent('hashchange'));
  await act(loaded);
  click(words.submit);
  expect(cells(numbers.destiny.label)).toEqual(['1', '11']);
  click(form.forgetItNow);
  expect(fields()).toEqual(['', '']);
  expect(screen.queryByTestId('result')).toBeNull();
});

test.each([
  ['five names', '#name=A&and&name=B&and&name=C&and&name=D&and&name=E'],
  ['a date alone', '#date=1990-05-15&and&name=Cate'],
])('a link with %s shows no result', async (_, fragment) => {
  await open(fragment);
  expect(screen.queryByTestId('result')).toBeNull();
});

test('a name without letters says what is missing', async () => {
  await open();
  await compare('李', 'Li');
  expect(cells(numbers.destiny.label)).toEqual(['0', '3']);
  expect(screen.getByTestId('uncounted').textContent).toContain(working.haveNoValue(['李'], false));
  const meaning = screen.getByText(`${numbers.destiny.label} 0 and 3`).closest('details');
  expect(meaning?.textContent).toContain(resultWords.noLetter);
});

test('what counting letters would change is said for each name', async () => {
  await open();
  await compare('José García', 'Zoë');
  // José García as on the home page. Z8 O6 = 14, and with E5 19, a 1; of values that come once, the lowest.
  expect(screen.getByTestId('uncounted').textContent).toContain(
    'Counting them changes José García’s Name Number to 4, Destiny to 7, and Soul Urge to 22; Zoë’s Name Number to 1, Destiny to 1, Soul Urge to 11, and Hidden Passion to 5.',
  );
});
