import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { gridLines } from '#texts/readings/birth-grid';
import * as words from '#texts/tools/birth-grid';
import { click, fill, OFFER } from '../../../tests/testing/screen';
import { BirthGridCalculator } from './BirthGridCalculator';

const counts = () =>
  screen
    .getAllByTestId('grid-cell')
    .map(({ dataset }) => `${dataset.digit}×${dataset.count}`)
    .join(' ');

const lines = () =>
  screen.queryAllByTestId('grid-line').map(({ dataset }) => `${dataset.line} ${dataset.state}`);

test('draws a date into both squares, and reads the lines of each', async () => {
  render(<BirthGridCalculator offer={OFFER} />);
  fill('date', '1978-03-20');
  click(words.submit);
  await screen.findByText(gridLines['123'].full);
  // 1, 9, 7, 8, 3 and 2: the rows 3 6 9, 2 5 8 and 1 4 7.
  expect(counts()).toBe('3×1 6×0 9×1 2×1 5×0 8×1 1×1 4×0 7×1');
  expect(lines()).toEqual(['123 full', '789 full', '456 empty']);
  expect(screen.queryByText(/Lo Shu is/)).toBeNull();
  fireEvent.click(screen.getByRole('switch', { name: words.loShuOrder }));
  screen.getByText(/adds up to 15/);
  // The rows 4 9 2, 3 5 7 and 8 1 6 leave no three of 1, 2, 3, 7, 8 and 9 in a line, and 4 5 6 on one.
  expect(counts()).toBe('4×0 9×1 2×1 3×1 5×0 7×1 8×1 1×1 6×0');
  expect(lines()).toEqual(['456 empty']);
});

test('opens with the date and the order of a link', async () => {
  history.replaceState(null, '', '#date=2000-10-20&view=lo-shu');
  render(<BirthGridCalculator offer={OFFER} />);
  expect(await screen.findAllByTestId('grid-cell')).toHaveLength(9);
  expect(screen.getByRole('switch').ariaChecked).toBe('true');
});
