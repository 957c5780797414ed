import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { homeNumbers } from '../../numbers/home-numbers';
import { portraitOf } from '../../portrait/portrait';
import { portraitPairs } from '../../readings/portrait/pairs';
import { openWithResult, showTab, submit } from './testing/home-screen';

const GRACE = ['Grace Hopper', '1906-12-09'] as const;

const portrait = () =>
  [...screen.getByTestId('portrait').children].map(({ textContent }) => textContent);

test('the portrait stands below the offer, and a link beside the number leads to it', async () => {
  await openWithResult(...GRACE);
  const numbers = homeNumbers(GRACE[0], { year: 1906, month: 12, day: 9 });
  expect(portrait()).toEqual(portraitOf(numbers));
  const heading = screen.getByRole('heading', { name: 'All nine, put together' });
  const offer = screen.getByRole('link', { name: 'Try a Free Numerology Reading' });
  expect(offer.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'All nine, put together' });
  link.click();
  expect(document.activeElement).toBe(heading.closest('section'));
  expect(location.hash).toBe('');
  await showTab('Maturity');
  expect(portrait()).toEqual(portraitOf(numbers));
});

test('a name alone is put together too, and what cannot be counted is not', async () => {
  await openWithResult('Grace Hopper');
  screen.getByRole('heading', { name: 'All six, put together' });
  // Destiny 4 and Personality 5.
  expect(portrait()[0]).toBe(portraitPairs['4-5']?.pull);
  await submit('李', '1985-11-29');
  screen.getByRole('heading', { name: 'Both, put together' });
  // 1 + 9 + 8 + 5 + 1 + 1 + 2 + 9 = 36, a 9; 11 + 29 = 40, a 4.
  expect(portrait()[0]).toBe(portraitPairs['4-9']?.pull);
  await submit('李');
  expect(screen.queryByTestId('portrait')).toBeNull();
  expect(screen.queryByText(/put together/)).toBeNull();
});

test('each of the nine readings is told beside another number, or where that was told', async () => {
  await openWithResult(...GRACE);
  // src/portrait/beside.test.ts says why.
  for (const [tab, other, words] of [
    ['Name Number', 'hidden-passion', /two 7s in you/],
    ['Life Path', 'destiny', portraitPairs['1-4']?.pull],
    ['Destiny', 'name-number', portraitPairs['4-7']?.pull],
    ['Soul Urge', 'name-number', portraitPairs['7-8']?.inPrivate?.[8]],
    ['Personality', 'maturity', /two 5s in you/],
    ['Expression', 'attitude', portraitPairs['3-4']?.pull],
    ['Maturity', 'name-number', portraitPairs['5-7']?.pull],
    ['Attitude', 'name-number', portraitPairs['3-7']?.pull],
    ['Hidden Passion', 'life-path', portraitPairs['1-7']?.pull],
  ] as const) {
    await showTab(tab);
    const beside = screen.getByTestId('beside');
    expect(beside.dataset['other'], tab).toBe(other);
    within(beside).getByText(words ?? expect.fail(tab));
  }
  await submit('Ann');
  await showTab('Destiny');
  expect(screen.getByTestId('beside').textContent).toMatch(/an 11 and a 1 do .* all put together/);
});

test('a tab with the number of an earlier one says so, and folds what was said there', async () => {
  await openWithResult(...GRACE);
  const same = () => screen.queryByTestId<HTMLDetailsElement>('same-insights');
  const headings = (element: Element | null | undefined) =>
    [...(element?.querySelectorAll('h3') ?? [])].map(({ textContent }) => textContent);
  for (const tab of ['Name Number', 'Life Path', 'Maturity']) {
    await showTab(tab);
    expect(same(), tab).toBeNull();
  }
  await showTab('Expression');
  screen.getByText('The same 4 as your Destiny.');
  expect(same()?.open).toBe(false);
  expect(same()?.querySelector('summary')?.textContent).toBe('As a Name Number');
  expect(headings(same())).toEqual(['Key Traits', 'Additional Insights']);
  // The traits of another number are not a repeat; the insights, about company, stay folded.
  await showTab('Destiny');
  expect(headings(same())).toEqual(['Additional Insights']);
  await showTab('Soul Urge');
  expect(headings(same())).toEqual([]);
  // One vowel, A1, and consonants of 10, a 1: the Soul Urge has insights of its own.
  await submit('Ann');
  await showTab('Personality');
  screen.getByText('The same 1 as your Soul Urge.');
});

test('Maturity is what comes before forty, and what is there after it', async () => {
  await openWithResult('Grace Hopper', '2004-08-23');
  await showTab('Maturity');
  screen.getByText(/You aren’t forty yet/);
  await submit(...GRACE);
  await showTab('Maturity');
  screen.getByText(/You’ve grown into/);
});
