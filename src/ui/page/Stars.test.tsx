import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Stars } from './Stars';
import { seededRandom } from './seeded-random';

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

test('no star carries a style attribute, which the security policy would block', () => {
  expect(sky('/')).not.toContain('style=');
});

test('seeded numbers stay between 0 and 1 and spread over both halves', () => {
  const random = seededRandom('a seed');
  const numbers = Array.from({ length: 1000 }, random);
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  const low = numbers.filter((number) => number < 0.5).length;
  expect(low).toBeGreaterThan(400);
  expect(low).toBeLessThan(600);
});
