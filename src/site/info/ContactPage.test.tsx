import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ContactPage } from './ContactPage';

const hours = { open: 'Tuesdays', closed: 'all other days', reply: 'in a week' };

test('Contact does not contradict the store, and says when an order is answered', () => {
  const { container } = render(<ContactPage hours={hours} />);
  expect(container.textContent).not.toMatch(/no personal readings/i);
  expect(screen.getByRole('link', { name: 'store' }).getAttribute('href')).toBe('/store');
  expect(container.textContent).toContain('We answer an order by e-mail, in a week');
});
