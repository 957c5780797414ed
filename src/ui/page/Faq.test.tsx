import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Faq } from './Faq';

const items = [
  { question: 'Why nine?', answer: 'Because ten begins again.' },
  { question: 'Why not ten?', answer: 'See above.' },
];

test('starts closed, and its items share the name that makes them exclusive', () => {
  render(<Faq items={items} />);
  const details = screen.getAllByTestId<HTMLDetailsElement>('faq-item');
  expect(details).toHaveLength(2);
  expect(details.every(({ open }) => !open)).toBe(true);
  expect(new Set(details.map((item) => item.getAttribute('name'))).size).toBe(1);
  expect(details[0]?.getAttribute('name')).toBeTruthy();
});

test('a Markdown link in an answer is rendered as a link', () => {
  render(<Faq items={[{ question: 'Where?', answer: 'In [the guide](/guide), of course.' }]} />);
  const [item] = screen.getAllByTestId('faq-item');
  expect(item?.querySelector('p')?.textContent).toBe('In the guide, of course.');
  expect(item?.querySelector('a')?.getAttribute('href')).toBe('/guide');
});
