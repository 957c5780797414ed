import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MoreAbout } from './Result';

test('a number that has a page links to it', () => {
  render([9, 10, 33, 0].map((number) => <MoreAbout key={number} number={number} />));
  const links = screen.getAllByRole('link', { name: /^Everything about the number \d+$/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/numbers/9', '/numbers/33']);
});
