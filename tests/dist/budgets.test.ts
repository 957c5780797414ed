import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { path } from '../../src/config/paths';
import { site } from '../../src/config/site';
import { expectHouseRule } from '../testing/house-rules';
import { budgetOf, otherBudgets } from './budgets';
import { servedFiles, transferSize } from './files';
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
  const { script, readings, fonts } = weigh(builtPage(path('home')));
  expect(fonts).toBeGreaterThan(20_000);
  expect(script).toBeGreaterThan(60_000);
  expect(readings).toBeGreaterThan(40_000);
});

const drawn = site.affiliate && !site.affiliate.banner;
test.runIf(drawn).each(['psychic-banner', 'psychic-banner-mobile'])(
  '%s is within its budget',
  (name) => {
    const { size } = statSync(join(dist, `${name}.png`));
    expect(size).toBeLessThanOrEqual(otherBudgets.bannerPng);
  },
);

describe.runIf(site.embed)('on other people’s pages', () => {
  const frames = servedFiles.filter((file) => /^embed\/.*\.html$/.test(file));

  test('the script is within its budget', () => {
    expect(transferSize('embed.js')).toBeLessThanOrEqual(otherBudgets.elementScript);
  });

  test('the script of the frames is within its budget', () => {
    expect(transferSize('embed/frame.js')).toBeLessThanOrEqual(otherBudgets.frameScript);
  });

  test.each(frames)('%s asks for nothing but its script, and is within its budget', (file) => {
    const html = readFileSync(join(dist, file), 'utf8');
    expect(html.match(/(?<=\ssrc=")[^"]+/g)).toEqual(['/embed/frame.js']);
    expect(html.match(/<(?:link|img|iframe|astro-island)|url\(|\bimport\b/)).toBeNull();
    expect(transferSize(file)).toBeLessThanOrEqual(otherBudgets.frame);
    expect(html).toContain('<meta name="robots" content="noindex">');
  });
});
