import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { homeNumbers } from '../../numbers/home-numbers';
import { portraitOf } from '../../portrait/portrait';
import { portraitAlone } from '../../readings/portrait/alone';
import { portraitPairs } from '../../readings/portrait/pairs';
import { openWithResult, showTab, submit } from './testing/home-screen';

const GRACE = ['Grace Hopper', '1906-12-09'] as const;

const portrait = () =>
  [...screen.getByTestId('portrait').children].map(({ textContent }) => textContent);

test('the portrait stands below the offer, and the line that says whose result it is leads to it', async () => {
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
  // Destiny 4 and Soul Urge 8.
  expect(portrait()[0]).toBe(portraitPairs['4-8']?.inPrivate?.[8] ?? portraitPairs['4-8']?.pull);
  await submit('李', '1985-11-29');
  screen.getByRole('heading', { name: 'Both, put together' });
  // 1 + 9 + 8 + 5 + 1 + 1 + 2 + 9 = 36, a 9.
  expect(portrait()[0]).toBe(portraitAlone[9].pull);
  await submit('李');
  expect(screen.queryByTestId('portrait')).toBeNull();
  expect(screen.queryByText(/put together/)).toBeNull();
});

test('insights that another tab has are folded under a line that says so', async () => {
  await openWithResult(...GRACE);
  const same = () => screen.queryByTestId<HTMLDetailsElement>('same-insights');
  for (const tab of ['Name Number', 'Life Path', 'Destiny', 'Soul Urge', 'Maturity']) {
    await showTab(tab);
    expect(same(), tab).toBeNull();
  }
  await showTab('Expression');
  expect(same()?.open).toBe(false);
  expect(same()?.querySelector('summary')?.textContent).toMatch(/^Your Destiny is a 4 too/);
  expect(same()?.querySelector('section h3')?.textContent).toBe('Additional Insights');
  expect(same()?.querySelectorAll('section p')).toHaveLength(3);
  // One word: the Name Number is Destiny, A1 N5 N5 = 11.
  await submit('Ann');
  await showTab('Destiny');
  expect(same()?.textContent).toMatch(/^Your Name Number is an 11 too/);
});
