import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { universalDayMeanings } from '../../readings/universal-day';
import { TodaysNumber } from './TodaysNumber';

// Which of them is shown, also past midnight: tests/calculators.spec.ts.
test('contains all nine meanings and a link to the decoder', () => {
  render(<TodaysNumber />);
  const block = screen.getByTestId('todays-number');
  for (const { title, text } of Object.values(universalDayMeanings)) {
    expect(block.textContent).toContain(title);
    expect(block.textContent).toContain(text);
  }
  const decoder = screen.getByRole('link', { name: /your birth date/ });
  expect(decoder.getAttribute('href')).toBe('/daily-decoder');
});
