import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { click, fill } from '../../../tests/testing/screen';
import { SigilCalculator } from './SigilCalculator';

function draw(name: string) {
  render(<SigilCalculator />);
  fill('Full Name', name);
  click('Draw my sigil');
}

test('draws a line through the values of the letters', () => {
  draw('Anna Lee');
  const sigil = screen.getByRole('img', { name: 'A line through 1, 5, 5, 1, 3, 5, 5' });
  expect(sigil.dataset.points).toBe('1551355');
  expect(screen.getByRole('button', { name: 'Save as SVG' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save as PNG' })).toBeTruthy();
});

test('says why there is nothing to draw', () => {
  draw('李');
  expect(screen.queryByTestId('sigil')).toBeNull();
  expect(screen.getByText(/no letter from A to Z/)).toBeTruthy();
});
