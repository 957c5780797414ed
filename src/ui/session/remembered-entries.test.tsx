import { afterEach, expect, test, vi } from 'vitest';
import {
  forgetEverything,
  isAnythingKept,
  keepPerson,
  keepResult,
  keptPerson,
  keptResult,
  takeLink,
} from './remembered-entries';

const date = { year: 1990, month: 5, day: 15 };

afterEach(() => vi.restoreAllMocks());

test('a person is kept, and what a calculator did not ask for stays', () => {
  keepPerson({ name: 'Ada', date: undefined });
  keepPerson({ name: '', date });
  expect(keptPerson()).toEqual({ name: 'Ada', date });
  keepPerson({ name: 'Eve', date: undefined });
  expect(keptPerson()).toEqual({ name: 'Eve', date });
});

test('each page has its own result', () => {
  keepResult('/', { name: 'Ada', date });
  expect(keptResult('/')).toEqual({ name: 'Ada', date });
  expect(keptResult('/career-number')).toBeUndefined();
});

test('a link is opened once in a tab, and another one again', () => {
  expect(takeLink('/', '#name=Ada')).toEqual({ name: 'Ada', date: undefined });
  expect(takeLink('/', '#name=Ada')).toBeUndefined();
  expect(takeLink('/', '#name=Eve')).toEqual({ name: 'Eve', date: undefined });
  expect(takeLink('/', '#faq')).toBeUndefined();
});

test('everything of ours is forgotten, and nothing else', () => {
  sessionStorage.setItem('of another', 'program');
  keepPerson({ name: 'Ada', date });
  keepResult('/', { name: 'Ada', date });
  takeLink('/', '#name=Ada');
  expect(isAnythingKept()).toBe(true);
  forgetEverything();
  expect(isAnythingKept()).toBe(false);
  expect({ ...sessionStorage }).toEqual({ 'of another': 'program' });
});

test.each(['', 'null', '{"name":"Ada"}', '#name=%00', '#date=1990-02-30'])(
  'what is kept as %o is distrusted',
  (damaged) => {
    sessionStorage.setItem('kept_person', damaged);
    expect(keptPerson()).toBeUndefined();
  },
);

test('where storage is refused, nothing is remembered and nothing fails', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  keepPerson({ name: 'Ada', date });
  expect(keptPerson()).toBeUndefined();
  expect(takeLink('/', '#name=Ada')).toEqual({ name: 'Ada', date: undefined });
});
