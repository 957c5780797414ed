import { beforeEach, expect, test, vi } from 'vitest';
import { refuseStorage } from '../../ui/testing/browser';
import { type Entry, writeEntry } from '../entry/entry';
import * as visit from './visit';

const date = { year: 1990, month: 5, day: 15 };
const other = { year: 1988, month: 3, day: 4 };
const ada: Entry = { people: [{ name: 'Ada', date }], extra: {} };

const goTo = (fragment: string) => history.replaceState(null, '', `/${fragment}`);
const stored = () => JSON.parse(sessionStorage.getItem('ninefold_visit') ?? 'null');

beforeEach(() => goTo(''));

test.each([
  ['a name, and then a date alone', { name: 'Ada' }, { date }, '#name=Ada&date=1990-05-15'],
  ['a date, and then a name alone', { date }, { name: 'Ada' }, '#name=Ada&date=1990-05-15'],
  ['the same name alone', { name: 'Ada', date }, { name: ' ADA' }, '#name=ADA&date=1990-05-15'],
  ['another name alone', { name: 'Ada', date }, { name: 'Eve' }, '#name=Eve'],
  ['another date alone', { name: 'Ada', date }, { date: other }, '#date=1988-03-04'],
  ['no date', { name: 'Ada', date }, { name: 'Ada', date: undefined }, '#name=Ada'],
  ['no name', { name: 'Ada', date }, { name: '', date }, '#date=1990-05-15'],
])('what is remembered of a person after %s', (_, before, entered, expected) => {
  visit.rememberPerson(before);
  visit.remember('career', ada, entered);
  const person = visit.personOfVisit() ?? expect.fail();
  expect(writeEntry({ people: [person], extra: {} })).toBe(expected);
});

test('a result is remembered for its page alone, without changing the person of the visit', () => {
  visit.rememberPerson({ name: 'Eve' });
  visit.remember('home', { ...ada, extra: { view: 'destiny' } });
  expect(visit.resultOf('home', { view: /^destiny$/ })).toEqual({
    ...ada,
    extra: { view: 'destiny' },
  });
  expect(visit.resultOf('home')).toEqual(ada);
  expect(visit.resultOf('career')).toBeUndefined();
  expect(visit.personOfVisit()).toEqual({ name: 'Eve' });
});

test('a result that no link could hold takes the place of the one before, and is not remembered', () => {
  visit.remember('home', ada);
  visit.remember('home', { people: [{ name: '<b>' }], extra: {} });
  expect(visit.resultOf('home')).toBeUndefined();
});

test.each([
  ['of no JSON', 'Ada'],
  ['of another version', JSON.stringify({ version: 2, person: '#name=Ada' })],
  ['of a list', '[]'],
  [
    'with a person who is no text',
    JSON.stringify({ version: 1, person: { name: 'Ada' }, results: {}, links: {} }),
  ],
  [
    'with a result that is no text',
    JSON.stringify({ version: 1, person: '#name=Ada', results: { home: 7 }, links: {} }),
  ],
  [
    'with a person whom no link could hold',
    JSON.stringify({ version: 1, person: '#name=%3Cb%3E', results: {}, links: {} }),
  ],
])('a record %s is nobody, and what comes next is remembered all the same', (_, record) => {
  sessionStorage.setItem('ninefold_visit', record);
  expect(visit.personOfVisit()).toBeUndefined();
  visit.remember('home', ada, { name: 'Ada', date });
  expect(visit.personOfVisit()).toEqual({ name: 'Ada', date });
  expect(visit.resultOf('home')).toEqual(ada);
});

test('a link is opened once on a page, and another one again', () => {
  goTo('#name=Ada');
  expect(visit.openLink('home')).toEqual({ people: [{ name: 'Ada' }], extra: {} });
  expect(visit.openLink('home')).toBeUndefined();
  expect(visit.openLink('career')).toEqual({ people: [{ name: 'Ada' }], extra: {} });
  goTo('#name=Eve');
  expect(visit.openLink('home')).toEqual({ people: [{ name: 'Eve' }], extra: {} });
  goTo('#faq');
  expect(visit.openLink('home')).toBeUndefined();
});

test('a link that is opened takes the place of the earlier result of its page', () => {
  visit.remember('home', ada);
  visit.remember('career', ada);
  goTo('#name=Eve');
  visit.openLink('home');
  expect(visit.resultOf('home')).toBeUndefined();
  expect(visit.resultOf('career')).toEqual(ada);
});

test('the result of one page is forgotten, with a link to it in the address', () => {
  goTo('#name=Ada&and&name=Eve');
  visit.remember('battle', ada);
  visit.remember('home', ada);
  visit.forgetResult('battle');
  expect(visit.resultOf('battle')).toBeUndefined();
  expect(visit.resultOf('home')).toEqual(ada);
  expect(location.hash).toBe('');
});

test('everything the site stored is forgotten, and nothing else', () => {
  sessionStorage.setItem('of another', 'program');
  sessionStorage.setItem('place 1', '{}');
  goTo('?from=mail#name=Ada');
  visit.openLink('home');
  visit.remember('home', ada, { name: 'Ada', date });
  expect(visit.isAnythingRemembered()).toBe(true);
  visit.forgetVisit();
  expect(location.pathname + location.search + location.hash).toBe('/?from=mail');
  expect(visit.isAnythingRemembered()).toBe(false);
  expect({ ...sessionStorage }).toEqual({ 'of another': 'program' });
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
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(onChange).toHaveBeenCalledTimes(3);
  stop();
  visit.remember('home', ada);
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(onChange).toHaveBeenCalledTimes(3);
});

test('when storage is blocked, nothing is remembered and nothing throws', () => {
  refuseStorage('getItem', 'setItem');
  visit.remember('home', ada, { name: 'Ada', date });
  expect(visit.personOfVisit()).toBeUndefined();
  expect(visit.resultOf('home')).toBeUndefined();
  goTo('#name=Ada');
  // Every time, then.
  for (const _ of [1, 2]) expect(visit.openLink('home')?.people).toEqual([{ name: 'Ada' }]);
  visit.forgetVisit();
  expect(location.hash).toBe('');
});

test('what a tab holds from before November 2026 is read once, and moved', () => {
  sessionStorage.setItem('of another', 'program');
  sessionStorage.setItem('remembered_person', '#name=Ada&date=1990-05-15');
  sessionStorage.setItem('remembered_result /', '#name=Ada&view=destiny');
  sessionStorage.setItem('remembered_result /names-battle', '#first=Ada&second=Eve');
  sessionStorage.setItem('remembered_result /no-longer-there', '#name=Ada');
  sessionStorage.setItem('opened_link /sigil', '#name=Zo%C3%AB');
  goTo('#name=Zo%C3%AB');
  expect(visit.personOfVisit()).toEqual({ name: 'Ada', date });
  expect({ ...sessionStorage }).toEqual({
    'of another': 'program',
    ninefold_visit: expect.any(String),
  });
  expect(stored()).toEqual({
    version: 1,
    person: '#name=Ada&date=1990-05-15',
    results: { home: '#name=Ada&view=destiny', battle: '#first=Ada&second=Eve' },
    links: { sigil: '#name=Zo%C3%AB' },
  });
  expect(visit.resultOf('battle')?.people).toEqual([{ name: 'Ada' }, { name: 'Eve' }]);
  expect(visit.openLink('sigil')).toBeUndefined();
  // An older key that comes back, as by another script, changes nothing.
  sessionStorage.setItem('remembered_person', '#name=Eve');
  expect(visit.personOfVisit()).toEqual({ name: 'Ada', date });
});
