import { birthGrid } from '@ninefold/numerology';
import { cleanup, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { homeNumbers } from '../../numbers/home-numbers';
import { countedNumbers } from '../../portrait/counted-numbers';
import * as readings from '../../readings/birth-grid';
import { seededRandom } from '../../ui/page/seeded-random';
import { GridReading } from './GridReading';

const NAMES = ['Ann Lee', 'Grace Hopper', 'Tom', 'Maya Lindqvist', ''];

/** The entries of a grid by what they are about: “4”, “456”. */
function entriesOf(name: string, date: { year: number; month: number; day: number }) {
  const numbers = homeNumbers(name, date);
  const props = { grid: birthGrid(date), order: 'western', readings, numbers } as const;
  const { container } = render(<GridReading {...props} />);
  const entries = [...container.querySelectorAll('li')].map((entry) => ({
    digits: entry.dataset['line'] ?? entry.querySelector('h3')?.textContent.charAt(0) ?? '',
    isMissing: /not there$|, empty:/i.test(entry.querySelector('h3')?.textContent ?? ''),
    isFolded: entry.closest('details') !== null,
    text: entry.textContent,
  }));
  cleanup();
  return { entries, nine: countedNumbers(numbers).map(({ number }) => number) };
}

test('three entries are open', () => {
  const { entries } = entriesOf('Ann Lee', { year: 1990, month: 1, day: 9 });
  // 1, 9, 9, 1 and 9: the row 2 5 8 is empty, and so are the column 4 5 6 and the diagonal 3 5 7.
  expect(entries.filter(({ isFolded }) => !isFolded).map(({ digits }) => digits)).toEqual([
    '258',
    '456',
    '357',
  ]);
});

test('what the date leaves out and the nine numbers have is said, in 100 grids', () => {
  const random = seededRandom('grids');
  const below = (limit: number) => Math.floor(random() * limit);
  const faults = Array.from({ length: 100 }, (_, index) => {
    const date = { year: 1920 + below(100), month: 1 + below(12), day: 1 + below(28) };
    const { entries, nine } = entriesOf(NAMES[index % NAMES.length] ?? '', date);
    return entries
      .filter(({ isMissing }) => isMissing)
      .flatMap(({ digits, text }) =>
        nine
          .filter((number) => number < 10 && digits.includes(String(number)))
          .filter((number) => !new RegExp(`you have .*\\b${number} as your `).test(text))
          .map((number) => `${number}, ${JSON.stringify(date)}: ${text}`),
      );
  });
  expect(faults.flat()).toEqual([]);
});
