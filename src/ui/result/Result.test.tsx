import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Result } from './Result';

const show = (number: number) =>
  render(
    <Result number={number} kind="Life Path" reading={{ title: 'A title' }}>
      <p>The reading.</p>
    </Result>,
  );

test.each([1, 9, 11, 22, 33])('%i links to its own page', (number) => {
  show(number);
  const link = screen.getByRole('link', { name: `Everything about the number ${number}` });
  expect(link.getAttribute('href')).toBe(`/numbers/${number}`);
});

test.each([0, 10, 16])('%i has no page to link to', (number) => {
  show(number);
  expect(screen.queryByRole('link')).toBeNull();
});
