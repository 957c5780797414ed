import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import * as words from '#texts/tools/people';
import * as view from '#texts/tools/people/view';
import * as storage from '#texts/ui/storage';
import { click, fill, submit } from '../../../tests/testing/screen';
import { people } from '../../person/people/saved-people';
import { listsAreRead, refuseStorage } from '../../ui/testing/browser';
import { People } from './People';

afterEach(() => act(() => people.clear()));

const status = () => screen.getByRole('status').textContent;
const saved = () => JSON.parse(localStorage.getItem('ninefold_people') ?? '[]');

async function open() {
  render(<People />);
  await listsAreRead();
}

function keep(name: string, date = '') {
  submit({ name, date });
}

test('without a script, the page says what it is for', () => {
  const html = renderToString(<People />);
  expect(html).toContain(words.nobodyYet);
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Save a copy/);
});

test('somebody is saved on a press only, once, with nine numbers', async () => {
  await open();
  fill('name', 'Grace Hopper');
  expect(saved()).toEqual([]);
  keep('Grace Hopper', '1906-12-09');
  const card = await screen.findByTestId('person');
  expect(card.dataset.name).toBe('Grace Hopper');
  expect(within(card).getAllByRole('definition')).toHaveLength(9);
  expect(saved()).toMatchObject([{ name: 'Grace Hopper', birthDate: '1906-12-09' }]);
  keep('grace hopper', '1906-12-09');
  expect(status()).toBe(words.alreadyHere('grace hopper'));
  keep('<b>Ann</b>');
  expect(saved()).toMatchObject([{ name: '<b>Ann</b>' }, { name: 'Grace Hopper' }]);
});

test('a name without a date shows six numbers and is left out of the table, which says so', async () => {
  await open();
  keep('Grace Hopper', '1906-12-09');
  keep('Alan Turing', '1912-06-23');
  keep('Ann\tLee'); // pasted
  const table = await screen.findByTestId('family-table');
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  const ann = screen.getAllByTestId('person').find(({ dataset }) => dataset.name === 'Ann Lee');
  expect(within(ann ?? expect.fail()).getAllByText(view.notKnown)).toHaveLength(3);
  screen.getByText(view.leftOut(['Ann Lee']));
});

test('somebody who is saved twice is renamed once', async () => {
  const ann = { date: '2026-11-17T12:00:00.000Z', name: 'Ann', birthDate: '1990-01-09' };
  people.add({ ...ann, id: '17949168000000000000001' }, { ...ann, id: '17949168000000000000002' });
  await open();
  await screen.findByTestId('person');
  fireEvent.click(screen.getByText(view.rename));
  fill('new-name', 'Ann Lee');
  click(view.saveName);
  expect(screen.getByTestId('person').dataset.name).toBe('Ann Lee');
  expect(saved()).toMatchObject([{ name: 'Ann Lee', birthDate: '1990-01-09' }]);
});

test('a file of more than a megabyte is no copy', async () => {
  await open();
  const copy = { kind: 'ninefold-people', version: 1, people: [{ name: 'Ann' }] };
  const choose = async (size: number) => {
    const file = new File([JSON.stringify(copy).padEnd(size)], 'your-people.json');
    fireEvent.change(screen.getByLabelText(words.openCopy), { target: { files: [file] } });
    await act(() => file.text());
  };
  await choose(1_000_001);
  expect(status()).toBe(words.refused['not-ours']);
  await choose(1_000_000);
  expect(status()).toBe('1 person added.');
});

test('in full storage, somebody is saved for the visit, which the page says', async () => {
  await open();
  refuseStorage('setItem');
  keep('Ann');
  expect(status()).toBe(storage.notSaved(1, words.thePerson, words.people));
  await screen.findByTestId('person');
});
