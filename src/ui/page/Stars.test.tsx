import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Stars } from './Stars';

const sky = (seed: string) => render(<Stars seed={seed} />).container.innerHTML;

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

test('a route always has the same stars, and another route has others', () => {
  expect(sky('/about')).toBe(sky('/about'));
  expect(sky('/about')).not.toBe(sky('/blog'));
});
