import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Faq } from './Faq';

test('an item starts closed, and a Markdown link in its answer is a link', () => {
  render(
    <Faq items={[{ question: 'Where?', answer: 'In [the guide](page:guide), of course.' }]} />,
  );
  const item = screen.getByTestId<HTMLDetailsElement>('faq-item');
  // The browser closes the others of the same name.
  expect([item.open, item.getAttribute('name')]).toEqual([false, 'faq']);
  expect(item.querySelector('p')?.textContent).toBe('In the guide, of course.');
  expect(item.querySelector('a')?.getAttribute('href')).toBe('/guide');
});
