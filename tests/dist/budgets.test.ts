import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
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

describe('the measurement', () => {
  const weightsOf = (path: string) => {
    const page = pages.find((built) => built.path === path);
    if (!page) throw new Error(`${path} was not built`);
    return weigh(page);
  };

  test('has a page for every budget', () => {
    const used = new Set<string>(pages.map(({ path }) => kindOf(path)));
    expect(Object.keys(budgets).filter((kind) => !used.has(kind))).toEqual([]);
  });

  test('includes React and the readings of a calculator, and every part of an article', () => {
    const home = weightsOf('/');
    expect(home.script).toBeGreaterThan(60_000);
    expect(home.readings).toBeGreaterThan(40_000);
    const article = weightsOf('/blog/love-numbers');
    expect(article.script).toBeGreaterThan(200);
    expect(article.readings).toBe(0);
    expect(article.style).toBeGreaterThan(2_000);
    expect(article.document).toBeGreaterThan(article.style + 5_000);
    expect(article.fonts).toBeGreaterThan(20_000);
    // The banner, the hero and three pictures of the text.
    expect(article.pictures).toBeGreaterThan(12_000);
    expect(article.total).toBeGreaterThan(article.document + article.fonts + article.pictures);
  });
});

test.each(['psychic-banner.png', 'psychic-banner-mobile.png'])(
  '%s is within its budget',
  (name) => {
    expect(statSync(join(dist, name)).size).toBeLessThanOrEqual(otherBudgets.bannerPng);
  },
);
