import { afterEach, expect, test, vi } from 'vitest';
import { refuseStorage } from '../../ui/testing/browser';
import { type Entry, writeEntry } from '../entry/entry';
import { opensWithResult } from './stored-visit';
import * as visit from './visit';

const date = { year: 1990, month: 5, day: 15 };
const other = { year: 1988, month: 3, day: 4 };
const ada: Entry = { people: [{ name: 'Ada', date }], extra: {} };

const goTo = (fragment: string) => history.replaceState(null, '', `/${fragment}`);
const stored = () => JSON.parse(sessionStorage.getItem('ninefold_visit') ?? 'null');

afterEach(() => delete document.documentElement.dataset['page']);

test.each([
  ['a name, and then a date alone', { name: 'Ada' }, { date }, '#date=1990-05-15'],
  ['a date, and then a name alone', { date }, { name: 'Ada' }, '#name=Ada'],
  ['a name and its date', { name: 'Ada' }, { name: 'Ada', date }, '#name=Ada&date=1990-05-15'],
  ['the same date alone', { name: 'Ada', date }, { date }, '#name=Ada&date=1990-05-15'],
  ['the same name alone', { name: 'Ada', date }, { name: ' ADA' }, '#name=ADA&date=1990-05-15'],
  ['another name alone', { name: 'Ada', date }, { name: 'Eve' }, '#name=Eve'],
  ['another date alone', { name: 'Ada', date }, { date: other }, '#date=1988-03-04'],
  ['no date', { name: 'Ada', date }, { name: 'Ada', date: undefined }, '#name=Ada'],
  ['no name', { name: 'Ada', date }, { name: '', date }, '#date=1990-05-15'],
])('what is remembered of a person after %s', (_, before, entered, expected) => {
  visit.rememberPerson(before);
  visit.remember('career-number', ada, entered);
  const person = visit.personOfVisit() ?? expect.fail();
  expect(writeEntry({ people: [person], extra: {} })).toBe(expected);
});

test('a result is remembered for its page alone, without changing the person of the visit', () => {
  visit.rememberPerson({ name: 'Eve' });
  const shown = { ...ada, extra: { view: 'destiny' } };
  visit.remember('home', shown);
  expect(visit.resultOf('home', { view: /^destiny$/ })).toEqual(shown);
  expect(visit.resultOf('home')).toEqual(ada);
  expect(visit.resultOf('career-number')).toBeUndefined();
  expect(visit.personOfVisit()).toEqual({ name: 'Eve' });
});

test.each([
  ['home', true],
  ['people', false],
])('with a link, the page %s opens with a result: %s', (page, isOpened) => {
  goTo('#name=Ada');
  document.documentElement.dataset['page'] = page;
  expect(opensWithResult()).toBe(isOpened);
});

test('a result that no link could hold takes the place of the one before, and is not remembered', () => {
  visit.remember('home', ada);
  visit.remember('home', { people: [{ name: 'Ann\u202e' }], extra: {} });
  expect(visit.resultOf('home')).toBeUndefined();
});

test.each([
  ['of no JSON', 'Ada'],
  ['of another version', JSON.stringify({ version: 2, person: '#name=Ada' })],
  [
    'with a person whom no link could hold',
    JSON.stringify({ version: 1, person: '#name=%00', results: {}, forgottenAt: 0 }),
  ],
])('a record %s is nobody, and what comes next is remembered all the same', (_, record) => {
  sessionStorage.setItem('ninefold_visit', record);
  expect(visit.personOfVisit()).toBeUndefined();
  visit.remember('home', ada, { name: 'Ada', date });
  expect(visit.personOfVisit()).toEqual({ name: 'Ada', date });
  expect(visit.resultOf('home')).toEqual(ada);
});

test('the result of one page is forgotten, with a link to it in the address', () => {
  goTo('#name=Ada&and&name=Eve');
  visit.remember('names-battle', ada);
  visit.remember('home', ada);
  visit.forgetResult('names-battle');
  expect(visit.resultOf('names-battle')).toBeUndefined();
  expect(visit.resultOf('home')).toEqual(ada);
  expect(location.hash).toBe('');
});

test('everything the site stored is forgotten, and nothing else', () => {
  sessionStorage.setItem('of another', 'program');
  sessionStorage.setItem('place 1', '{}');
  goTo('?from=mail#name=Ada');
  visit.remember('home', ada, { name: 'Ada', date });
  expect(visit.isAnythingRemembered()).toBe(true);
  expect(visit.hasForgotten()).toBe(false);
  visit.forgetVisit();
  expect(visit.hasForgotten()).toBe(true);
  expect(location.pathname + location.search + location.hash).toBe('/?from=mail');
  expect(visit.isAnythingRemembered()).toBe(false);
  expect(Object.keys({ ...sessionStorage })).toEqual(['of another', 'ninefold_visit']);
  expect(stored()).toEqual({ ...stored(), person: '', results: {} });
});

test('what another page forgot is forgotten by one that was left before, and by no other', () => {
  visit.remember('home', ada);
  const before = JSON.stringify(stored());
  const left = visit.leavePage();
  visit.forgetVisit();
  // As Firefox brings a page back.
  sessionStorage.setItem('ninefold_visit', before);
  visit.forgetAsElsewhere({ ...left, at: Date.now() + 1 });
  expect(visit.resultOf('home')).toEqual(ada);
  visit.forgetAsElsewhere(left);
  expect(visit.resultOf('home')).toBeUndefined();
  visit.remember('home', ada);
  visit.forgetAsElsewhere(left);
  expect(visit.resultOf('home')).toEqual(ada);
});

test('what this tab remembered since a page was left stays when another tab forgets', () => {
  const left = visit.leavePage();
  visit.remember('home', ada);
  localStorage.setItem('ninefold_forgotten', String(Date.now()));
  visit.forgetAsElsewhere(left);
  expect(visit.resultOf('home')).toEqual(ada);
});

test('an anchor in the page is nobody’s link, and stays', () => {
  goTo('#main');
  visit.remember('home', ada);
  visit.forgetVisit();
  expect(location.hash).toBe('#main');
});

test('whoever watches hears of every change, until they stop', () => {
  const onChange = vi.fn();
  const stop = visit.watchVisit(onChange);
  visit.remember('home', ada);
  visit.forgetVisit();
  dispatchEvent(new Event('pageshow'));
  expect(onChange).toHaveBeenCalledTimes(3);
  stop();
  visit.remember('home', ada);
  dispatchEvent(new Event('pageshow'));
  expect(onChange).toHaveBeenCalledTimes(3);
});

test('when storage is blocked, nothing is remembered and nothing throws', () => {
  refuseStorage('getItem', 'setItem');
  visit.remember('home', ada, { name: 'Ada', date });
  expect(visit.personOfVisit()).toBeUndefined();
  expect(visit.resultOf('home')).toBeUndefined();
  goTo('#name=Ada');
  visit.forgetVisit();
  expect(location.hash).toBe('');
});
