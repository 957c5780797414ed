import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Result } from './Result';

test.each([
  ...[1, 9, 11, 22, 33].map((number) => [number, `/numbers/${number}`] as const),
  ...[0, 10, 16].map((number) => [number, undefined] as const),
])('%i links to its page, %s', (number, href) => {
  render(
    <Result number={number} kind="Life Path" reading={{ title: 'A title' }}>
      <p>The reading.</p>
    </Result>,
  );
  const link = screen.queryByRole('link', { name: `Everything about the number ${number}` });
  expect(link?.getAttribute('href')).toBe(href);
});
