import { expect, test } from 'vitest';
import { type SnippetChoices, snippet } from './snippet';

const title = 'Sun & “Moon” <3 "x"';
const offered = {
  titles: { 'life-path': title, 'personal-year': title },
  address: 'https://nine.test/embed',
};
const chosen: SnippetChoices = {
  number: 'personal-year',
  colors: 'night',
  code: 'element',
  isNofollow: false,
};

function pasted(choices: SnippetChoices): Element {
  const page = document.createElement('div');
  page.innerHTML = snippet(choices, offered);
  return page;
}

test('the element has the number and the colors that were chosen, and a link to the frame', () => {
  const page = pasted(chosen);
  const element = page.querySelector('ninefold-number[kind="personal-year"][colors="night"]');
  const link = element?.querySelector('a');
  expect(link?.getAttribute('href')).toBe('https://nine.test/embed/personal-year');
  expect(link?.hasAttribute('rel')).toBe(false);
  expect(link?.textContent).toBe(title);
  expect(page.querySelector('script')?.getAttribute('src')).toBe('https://nine.test/embed.js');
});

test('the frame needs no script, and its link can be marked', () => {
  const page = pasted({ ...chosen, number: 'life-path', code: 'frame', isNofollow: true });
  const frame = page.querySelector('iframe');
  expect(frame?.getAttribute('src')).toBe('https://nine.test/embed/life-path#night');
  expect(frame?.title).toBe(title);
  expect(page.querySelector('p > a[rel="nofollow"]')?.getAttribute('href')).toBe(
    'https://nine.test/embed/life-path',
  );
  expect(page.querySelector('script')).toBeNull();
});
