import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NumberBadge } from './NumberBadge';

test.each([7, 10, 32, 33])('%i is shown inside its figure', (number) => {
  const { container } = render(<NumberBadge number={number} />);
  expect(screen.getByTestId('number').textContent).toBe(String(number));
  expect(container.querySelector('svg')).not.toBeNull();
});

test('0 has no figure and is still shown', () => {
  const { container } = render(<NumberBadge number={0} />);
  expect(screen.getByTestId('number').textContent).toBe('0');
  expect(container.querySelector('svg')).toBeNull();
});
