import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Stars } from './Stars';

test('there are 35, inside the page and hidden from assistive technology', () => {
  render(<Stars seed="/" />);
  const stars = screen.getAllByTestId('star');
  expect(stars).toHaveLength(35);
  for (const star of stars) {
    expect(star.closest('svg')?.ariaHidden).toBe('true');
    for (const attribute of ['cx', 'cy']) {
      expect(star.getAttribute(attribute)).toMatch(/^(?:\d{1,2}(?:\.\d+)?|100)%$/);
    }
  }
});
