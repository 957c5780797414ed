import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { budgets, kindOf, otherBudgets } from './budgets';
import { builtPages, dist } from './pages';
import { weigh } from './weights';

const pages = builtPages();

test.each(pages.map((page) => [page.path, page] as const))(
  '%s is within its budget',
  (path, page) => {
    const weights = weigh(page);
    const over = Object.entries(budgets[kindOf(path)]).flatMap(([what, most]) => {
      const measured = weights[what as keyof typeof weights];
      return measured > most ? `${what}: ${measured} bytes, of at most ${most}` : [];
    });
    expect(over).toEqual([]);
  },
);

test('every budget has a page', () => {
  const used = new Set<string>(pages.map(({ path }) => kindOf(path)));
  expect(Object.keys(budgets).filter((kind) => !used.has(kind))).toEqual([]);
});

test('what is weighed includes React and the readings of a calculator', () => {
  const home = pages.find(({ path }) => path === '/');
  const { script, readings } = home ? weigh(home) : expect.fail('the home page was not built');
  expect(script).toBeGreaterThan(60_000);
  expect(readings).toBeGreaterThan(40_000);
});

test.each(['psychic-banner.png', 'psychic-banner-mobile.png'])(
  '%s is within its budget',
  (name) => {
    expect(statSync(join(dist, name)).size).toBeLessThanOrEqual(otherBudgets.bannerPng);
  },
);
