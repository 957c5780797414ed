import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { remember, resultOf } from '../../person/memory/visit';
import { mockToday } from '../../ui/testing/browser';
import { NextCards } from './NextCards';

mockToday(2026, 11, 15);

const grace = { name: 'Grace Hopper', date: { year: 1906, month: 12, day: 9 } };
const played = { people: [grace], extra: { seed: '7', answers: '012' } } as const;
const patterns = { seed: /\d/, answers: /\d/ };

afterEach(() => {
  delete document.documentElement.dataset['page'];
});

test('a press on a card leaves a result about the same person as it is', () => {
  document.documentElement.dataset['page'] = 'by-hand';
  render(<NextCards person={grace} />);
  // In another card's place meanwhile, as after Back.
  remember('blind-test', played);
  fireEvent.click(screen.getByRole('link', { name: /^The Blind Test/ }));
  expect(resultOf('blind-test', patterns)?.extra).toEqual(played.extra);
});
