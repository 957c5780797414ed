import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectHouseRule } from '../testing/house-rules';
import { budgetOf, otherBudgets } from './budgets';
import { builtPage, builtPages, dist } from './pages';
import { weigh } from './weights';

const ADVICE =
  'It works, and a slow phone waits a little longer for it: shorten what you added, if you can.';

test.each(builtPages())('$path is within its budget', (page) => {
  const weights = weigh(page);
  const over = Object.entries(budgetOf(page.path).most).flatMap(([what, most]) => {
    const measured = weights[what as keyof typeof weights];
    return measured > most ? `${page.path}, ${what}: ${measured} bytes, of at most ${most}` : [];
  });
  expectHouseRule(over, ADVICE);
});

test('what is weighed includes React, the readings of a calculator and two fonts', () => {
  const { script, readings, fonts } = weigh(builtPage('/'));
  expect(fonts).toBeGreaterThan(20_000);
  expect(script).toBeGreaterThan(60_000);
  expect(readings).toBeGreaterThan(40_000);
});

test.each(['psychic-banner', 'psychic-banner-mobile'])('%s is within its budget', (name) => {
  const { size } = statSync(join(dist, `${name}.png`));
  expect(size).toBeLessThanOrEqual(otherBudgets.bannerPng);
});
