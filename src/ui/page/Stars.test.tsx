import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Stars } from './Stars';

test('there are 35, inside the page and hidden from assistive technology', () => {
  const { container } = render(<Stars seed="/" />);
  const stars = screen.getAllByTestId('star');
  expect(stars).toHaveLength(35);
  for (const star of stars) {
    for (const attribute of ['cx', 'cy']) {
      const percent = Number.parseFloat(star.getAttribute(attribute) ?? '');
      expect(percent).toBeGreaterThanOrEqual(0);
      expect(percent).toBeLessThanOrEqual(100);
    }
  }
  for (const sky of container.querySelectorAll('svg')) {
    expect(sky.getAttribute('aria-hidden')).toBe('true');
  }
});
