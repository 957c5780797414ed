import { expect, test } from 'vitest';
import { refuseStorage } from '../testing/browser';
import * as memory from './session-memory';

const date = { year: 1990, month: 5, day: 15 };
const nothingChosen = { choices: undefined, view: '' };

test('a person is remembered, and values that a calculator did not ask for are preserved', () => {
  memory.rememberPerson({ name: 'Ada', date: undefined });
  memory.rememberPerson({ name: '', date });
  expect(memory.rememberedPerson()).toEqual({ name: 'Ada', date, ...nothingChosen });
  memory.rememberPerson({ name: 'Eve', date: undefined });
  expect(memory.rememberedPerson()).toEqual({ name: 'Eve', date, ...nothingChosen });
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

test('when storage is blocked, nothing is remembered and nothing throws', () => {
  refuseStorage('getItem', 'setItem');
  memory.rememberPerson({ name: 'Ada', date });
  expect(memory.rememberedPerson()).toBeUndefined();
  expect(memory.openLink('/', '#name=Ada')).toMatchObject({ name: 'Ada', date: undefined });
  memory.rememberFragment('/names-battle', '#first=Ada&second=Eve');
  expect(memory.rememberedFragment('/names-battle')).toBe('');
});
