import { afterEach, expect, test, vi } from 'vitest';
import {
  forgetEverything,
  forgetResult,
  isAnythingRemembered,
  openLink,
  rememberedFragment,
  rememberedPerson,
  rememberFragment,
  rememberPerson,
  rememberResult,
} from './session-memory';

const date = { year: 1990, month: 5, day: 15 };
const nothingChosen = { choices: undefined, view: '' };

afterEach(() => vi.restoreAllMocks());

test('a person is remembered, and values that a calculator did not ask for are preserved', () => {
  rememberPerson({ name: 'Ada', date: undefined });
  rememberPerson({ name: '', date });
  expect(rememberedPerson()).toEqual({ name: 'Ada', date, ...nothingChosen });
  rememberPerson({ name: 'Eve', date: undefined });
  expect(rememberedPerson()).toEqual({ name: 'Eve', date, ...nothingChosen });
});

test('a link is opened once in a tab, and another one again', () => {
  expect(openLink('/', '#name=Ada')).toMatchObject({ name: 'Ada', date: undefined });
  expect(openLink('/', '#name=Ada')).toBeUndefined();
  expect(openLink('/', '#name=Eve')).toMatchObject({ name: 'Eve', date: undefined });
  expect(openLink('/', '#faq')).toBeUndefined();
});

test('the result of one page is forgotten, with a link to it in the address', () => {
  history.replaceState(null, '', '#first=Ada&second=Eve');
  rememberFragment('/names-battle', location.hash);
  rememberFragment('/', '#name=Ada');
  forgetResult('/names-battle');
  expect(rememberedFragment('/names-battle')).toBe('');
  expect(rememberedFragment('/')).toBe('#name=Ada');
  expect(location.hash).toBe('');
});

test('everything the site stored is forgotten, and nothing else', () => {
  sessionStorage.setItem('of another', 'program');
  rememberPerson({ name: 'Ada', date });
  rememberResult('/', { name: 'Ada', date, ...nothingChosen });
  openLink('/', '#name=Ada');
  history.replaceState(null, '', '#name=Ada');
  expect(isAnythingRemembered()).toBe(true);
  forgetEverything();
  expect(location.hash).toBe('');
  expect(isAnythingRemembered()).toBe(false);
  expect({ ...sessionStorage }).toEqual({ 'of another': 'program' });
});

test.each(['', 'null', '{"name":"Ada"}', '#name=%00', '#date=1990-02-30'])(
  'the stored value %o is ignored',
  (damaged) => {
    sessionStorage.setItem('remembered_person', damaged);
    expect(rememberedPerson()).toBeUndefined();
  },
);

test('when storage is blocked, nothing is remembered and nothing throws', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  rememberPerson({ name: 'Ada', date });
  expect(rememberedPerson()).toBeUndefined();
  expect(openLink('/', '#name=Ada')).toMatchObject({ name: 'Ada', date: undefined });
  rememberFragment('/names-battle', '#first=Ada&second=Eve');
  expect(rememberedFragment('/names-battle')).toBe('');
});
