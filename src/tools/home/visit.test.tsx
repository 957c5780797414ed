import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openWithResult, showTab } from './testing/home-screen';

const MOST_WORDS = 3_000;

/** The words of an element that are on the screen, without what is folded. */
function wordsSeenIn(element: Element | null): number {
  const copy = element?.cloneNode(true) as Element | undefined;
  for (const folded of copy?.querySelectorAll('details > :not(summary)') ?? []) folded.remove();
  const texts = [...(copy?.querySelectorAll('p, li, h2, h3, summary') ?? [])];
  const text = texts.map(({ textContent }) => textContent).join(' ');
  return text.match(/[\p{L}\d][\p{L}\d’]*/gu)?.length ?? 0;
}

test.each([
  ['Maya Lindqvist', '2004-08-23'],
  ['Robert James Fischer', '1958-03-09'],
  ['José García', '1988-11-29'],
])('%s reads at most 3,000 words on the nine tabs', async (name, birthDate) => {
  await openWithResult(name, birthDate);
  let words = 0;
  for (const { textContent } of screen.getAllByRole('tab')) {
    await showTab(textContent.replace(/ \d+$/, ''));
    const seen = [screen.getByTestId('result'), screen.getByTestId('beside')].map(wordsSeenIn);
    words += seen.reduce((sum, count) => sum + count, 0);
  }
  expect(words).toBeLessThanOrEqual(MOST_WORDS);
});
