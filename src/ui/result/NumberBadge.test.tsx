import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NumberBadge } from './NumberBadge';

test.each([7, 33])('%i is shown inside its figure', (number) => {
  const { container } = render(<NumberBadge number={number} />);
  expect(screen.getByTestId('number').textContent).toBe(String(number));
  expect(container.querySelector('svg')).not.toBeNull();
});

test.each([0, 10, 32])('%i has no figure and is still shown', (number) => {
  const { container } = render(<NumberBadge number={number} />);
  expect(screen.getByTestId('number').textContent).toBe(String(number));
  expect(container.querySelector('svg')).toBeNull();
});
