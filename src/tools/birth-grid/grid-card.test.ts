import { birthGrid } from '@ninefold/numerology';
import { expect, test } from 'vitest';
import * as readings from '../../readings/birth-grid';
import { gridCard } from './grid-card';

const card = (year: number, month: number, day: number) =>
  gridCard(birthGrid({ year, month, day }), 'western', readings);

test('the picture of a grid quotes its first full line', () => {
  // 1, 9, 9, 5, 1 and 5.
  const { title, sentence } = card(1990, 5, 15);
  expect(title).toBe('1 5 9, the line of determination');
  expect(readings.gridLines['159'].full.startsWith(sentence)).toBe(true);
});

test('without a full line it quotes the digit that is there most often', () => {
  // 2, 2, 1 and 1 of 2020-11: two 2s and three 1s with the 1st.
  const { title, sentence } = card(2020, 11, 1);
  expect(title).toBe('1, three times');
  expect(readings.gridCounts[1][3].startsWith(sentence)).toBe(true);
});
