import { expect, test } from 'vitest';
import { refuseStorage } from '../testing/browser';
import { writeFragment } from './private-link';
import * as memory from './session-memory';

const date = { year: 1990, month: 5, day: 15 };
const nothingChosen = { choices: undefined, view: '' };

const other = { year: 1988, month: 3, day: 4 };

test.each([
  ['a name, and then a date alone', { name: 'Ada' }, { date }, '#name=Ada&date=1990-05-15'],
  ['a date, and then a name alone', { date }, { name: 'Ada' }, '#name=Ada&date=1990-05-15'],
  ['the same name alone', { name: 'Ada', date }, { name: ' ADA' }, '#name=ADA&date=1990-05-15'],
  ['another name alone', { name: 'Ada', date }, { name: 'Eve' }, '#name=Eve'],
  ['another date alone', { name: 'Ada', date }, { date: other }, '#date=1988-03-04'],
  ['no date', { name: 'Ada', date }, { name: 'Ada', date: undefined }, '#name=Ada'],
  ['no name', { name: 'Ada', date }, { name: '', date }, '#date=1990-05-15'],
])('what is remembered of a person after %s', (_, before, entered, expected) => {
  memory.rememberPerson(before);
  memory.rememberPerson(entered);
  const { name = '', date } = memory.rememberedPerson() ?? {};
  expect(writeFragment({ name, date })).toBe(expected);
});

test('a person that a link could not hold is nobody', () => {
  sessionStorage.setItem('remembered_person', '{"name":"Ada"}');
  expect(memory.rememberedPerson()).toBeUndefined();
});

test('a link is opened once in a tab, and another one again', () => {
  expect(memory.openLink('/', '#name=Ada')).toMatchObject({ name: 'Ada', date: undefined });
  expect(memory.openLink('/', '#name=Ada')).toBeUndefined();
  expect(memory.openLink('/', '#name=Eve')).toMatchObject({ name: 'Eve', date: undefined });
  expect(memory.openLink('/', '#faq')).toBeUndefined();
});

test('the result of one page is forgotten, with a link to it in the address', () => {
  history.replaceState(null, '', '#first=Ada&second=Eve');
  memory.rememberFragment('/names-battle', location.hash);
  memory.rememberFragment('/', '#name=Ada');
  memory.forgetResult('/names-battle');
  expect(memory.rememberedFragment('/names-battle')).toBe('');
  expect(memory.rememberedFragment('/')).toBe('#name=Ada');
  expect(location.hash).toBe('');
});

test('everything the site stored is forgotten, and nothing else', () => {
  sessionStorage.setItem('of another', 'program');
  memory.rememberPerson({ name: 'Ada', date });
  memory.rememberResult('/', { name: 'Ada', date, ...nothingChosen });
  memory.openLink('/', '#name=Ada');
  history.replaceState(null, '', '#name=Ada');
  expect(memory.isAnythingRemembered()).toBe(true);
  memory.forgetEverything();
  expect(location.hash).toBe('');
  expect(memory.isAnythingRemembered()).toBe(false);
  expect({ ...sessionStorage }).toEqual({ 'of another': 'program' });
});

test('an anchor in the page is nobody’s link, and stays', () => {
  history.replaceState(null, '', '#main');
  memory.rememberFragment('/', '#name=Ada');
  memory.forgetEverything();
  expect(location.hash).toBe('#main');
});

test('when storage is blocked, nothing is remembered and nothing throws', () => {
  refuseStorage('getItem', 'setItem');
  memory.rememberPerson({ name: 'Ada', date });
  expect(memory.rememberedPerson()).toBeUndefined();
  expect(memory.openLink('/', '#name=Ada')).toMatchObject({ name: 'Ada', date: undefined });
  memory.rememberFragment('/names-battle', '#first=Ada&second=Eve');
  expect(memory.rememberedFragment('/names-battle')).toBe('');
});
