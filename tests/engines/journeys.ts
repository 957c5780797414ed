import { expect } from '@playwright/test';
import { formatDate } from '../../packages/numerology/src/index.ts';
// Not by its name: Playwright has no conditions of its own for the exports of a package.
import { WORKED_EXAMPLES } from '../../packages/numerology/testing/worked-examples';
import { builtPages } from '../dist/pages';
import { startOtherSite } from '../testing/other-site';
import { test } from './test';
import type { Visitor } from './visitor';

// What every engine must do for a visitor, at noon of November 15, 2026. The journeys know neither the
// engine nor what drives it. Every one fails on a script error, on what the security policy blocks and
// on a request to another host.

/** Someone with master numbers, a Y, an accent, or a tie. */
const chosen = ['John Smith', 'Zizz Fry', 'José'];
const people = WORKED_EXAMPLES.filter(({ name }) => chosen.includes(name));

const tabs = () => [...document.querySelectorAll('[role="tab"]')].map((tab) => tab.textContent);
const addressEnd = () => location.search + location.hash;

async function enter(visitor: Visitor, name: string, birthDate: string): Promise<void> {
  await visitor.fill('Full Name', name);
  await visitor.fill('Birth Date', birthDate);
  await visitor.press('Enter');
}

test('nine numbers of three people, and the tabs by keyboard', async ({ visitor }) => {
  for (const person of people) {
    await visitor.open('/');
    await enter(visitor, person.name, formatDate(person.date));
    await visitor.finds(tabs, [
      `Name Number ${person.firstName}`,
      `Life Path ${person.lifePath}`,
      `Destiny ${person.destiny}`,
      `Soul Urge ${person.soulUrge}`,
      `Personality ${person.personality}`,
      `Expression ${person.destiny}`,
      `Maturity ${person.maturity}`,
      `Attitude ${person.attitude}`,
      `Hidden Passion ${person.hiddenPassion}`,
    ]);
    await visitor.sees('number', String(person.firstName));
    await visitor.run(() => document.querySelector<HTMLElement>('[role="tab"]')?.focus());
    await visitor.press('ArrowRight');
    await visitor.sees('number', String(person.lifePath));
    await visitor.hasFocusOn(`Life Path ${person.lifePath}`);
    await visitor.finds(addressEnd, '');
    // Otherwise the next page would be filled in already.
    await visitor.run(() => sessionStorage.clear());
  }
});

test('a calculator refuses an unfinished date, and shows its working', async ({ visitor }) => {
  await visitor.open('/career-number');
  await visitor.fill('Full Name', 'Grace Brewster Hopper');
  await visitor.press('Enter');
  await visitor.hasFocusOn('Birth Date');
  await visitor.sees('number');
  await visitor.fill('Birth Date', '1906-12-09');
  await visitor.click('Calculate Career Number');
  await visitor.sees('number', '7');
  await visitor.click('How this number was found');
  await visitor.finds(() => {
    const working = document.querySelector('[data-testid="working"][open]')?.textContent;
    return working?.replaceAll('\u00a0', ' ').includes('1 + 9 + 0 + 6 + 1 + 2 + 0 + 9 = 28');
  }, true);
});

test('the lottery, saved over a reload', async ({ visitor }) => {
  await visitor.open('/lottery-predictor');
  await visitor.fill('Your Name', 'Ada');
  await visitor.fill('Life Path Number', '7');
  await visitor.click('Generate My Power Numbers');
  await visitor.sees('power-number', '2', '3', '19', '20', '35', '36');
  await visitor.fill('Check Against Lottery Results', '35, 2, 40, 41, 42, 43');
  await visitor.press('Enter');
  await visitor.sees('stat-average', '2.0');
  await visitor.reload();
  await visitor.sees('stat-predictions', '1');
  await visitor.finds(
    () => document.querySelectorAll('[data-testid="history-row"][data-colour="blue"]').length,
    1,
  );
});

test('an order in the store', async ({ visitor }) => {
  await visitor.open('/store');
  await visitor.click('Add to Cart');
  await visitor.click('Add to Cart');
  await visitor.click('Proceed to Checkout');
  await visitor.finds(() => document.querySelector('dialog[open] textarea') !== null, true);
  await visitor.press('Escape');
  await visitor.finds(() => document.querySelector('dialog[open]') === null, true);
  await visitor.click('Close');
  await visitor.sees('cart');
});

test('the whole profile, and how it prints', async ({ visitor }) => {
  await visitor.open('/profile');
  await enter(visitor, 'Grace Brewster Hopper', '1906-12-09');
  await visitor.finds(() => {
    const said = document.querySelector('[role="status"]')?.textContent;
    return said?.includes('Life Path 1, Destiny 6');
  }, true);
  await visitor.run(printOnScreen);
  await visitor.finds(() => {
    const hidden = 'body > header, [data-testid="ad-banner"], footer, form, h1';
    return [...document.querySelectorAll(`[data-testid="result"], ${hidden}`)]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getAttribute('data-testid'));
  }, ['result']);
  await visitor.finds(() => getComputedStyle(document.body).colorScheme, 'light');
});

/**
 * Runs in the page: applies the styles for paper. No driver can print in all engines; the engine has
 * parsed these rules all the same, and what they hide is hidden on paper too.
 */
function printOnScreen(): void {
  const apply = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') {
        rule.media.mediaText = 'all';
      }
      if ('cssRules' in rule) apply(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) apply(sheet.cssRules);
}

test('a private link, and the tab over a reload', async ({ visitor }) => {
  await visitor.open('/career-number');
  await enter(visitor, 'Grace Hopper', '1906-12-09');
  await visitor.sees('number', '5');
  await visitor.click('Copy link');
  const link = await visitor.copiedLink();
  expect(link.search).toBe('');
  await visitor.reload();
  await visitor.sees('number', '5');

  await visitor.leave();
  await visitor.open(link.pathname + link.hash);
  await visitor.sees('number', '5');
  await visitor.sees('whose', 'Grace Hopper · December 9, 1906');
});

test('what was forgotten, through five pages by Back and Forward', async ({ visitor }) => {
  const pages = ['/', '/career-number', '/birth-grid', '/sigil', '/profile'];
  await visitor.open('/');
  await enter(visitor, 'Grace Hopper', '1906-12-09');
  await visitor.finds(hasResult, true);
  for (const page of pages.slice(1)) {
    await visitor.open(page);
    await visitor.finds(knowsGrace, true);
  }
  await visitor.click('Forget it now');
  await visitor.finds(traceOfGrace, '');
  for (const page of pages.toReversed().slice(1)) {
    await visitor.run(() => setTimeout(() => history.back()));
    await visitor.finds(() => location.pathname, page);
    await visitor.finds(traceOfGrace, '');
  }
  for (const page of pages.slice(1)) {
    await visitor.run(() => setTimeout(() => history.forward()));
    await visitor.finds(() => location.pathname, page);
    await visitor.finds(traceOfGrace, '');
  }
});

/** Where the page, its fields or this tab's memory still has her. */
const traceOfGrace = () => {
  const places = {
    document: document.documentElement.outerHTML,
    fields: [...document.querySelectorAll('input')].map(({ value }) => value).join(),
    storage: JSON.stringify({ ...sessionStorage, ...localStorage }),
    address: location.href,
  };
  const isAbout = (text: string) => /hopper|1906-12-09|December 9, 1906/i.test(text);
  return Object.entries(places)
    .filter(([, text]) => isAbout(text))
    .map(([place]) => place)
    .join();
};

const hasResult = () =>
  document.querySelector('[data-testid="result"]')?.checkVisibility() ?? false;
/** By a result, in a form, or by what is to be worked out for her. */
const knowsGrace = () =>
  document.querySelector('[data-testid="result"]') !== null ||
  [...document.querySelectorAll('input')].some(({ value }) => value === 'Grace Hopper') ||
  document.querySelector('[data-testid="whose"]')?.textContent === 'Grace Hopper';

test('seven pages in a row by the menu, typed once', async ({ visitor, width }) => {
  await visitor.open('/');
  await enter(visitor, 'Grace Hopper', '1906-12-09');
  await visitor.finds(hasResult, true);
  for (const [name, address] of [
    ['Your Sigil', '/sigil'],
    ['Birth Grid', '/birth-grid'],
    ['The Whole Profile', '/profile'],
    ['Today, for You', '/today'],
    ['Do It by Hand', '/by-hand'],
    ['Compare Names', '/names'],
    ['The Two of You', '/together'],
  ] as const) {
    if (width < 1200) await visitor.click('Menu');
    await visitor.click('More');
    await visitor.finds(() => document.querySelector('#more')?.matches(':popover-open'), true);
    await visitor.click(name);
    await visitor.finds(() => location.pathname, address);
    await visitor.finds(knowsGrace, true);
    await visitor.finds(addressEnd, '');
  }
});

test('the guide’s frame is as tall as the guide', async ({ visitor }) => {
  await visitor.open('/power-numerology-guide');
  await visitor.finds(() => {
    const root = document.querySelector('iframe')?.contentDocument?.documentElement;
    return root && root.clientHeight > 5000 && root.scrollHeight - root.clientHeight;
  }, 0);
});

test('a number on somebody else’s page', async ({ visitor, site }) => {
  await visitor.open('/embed/life-path');
  await visitor.press('Enter');
  await visitor.fill('Birth Date', '1990-05-15');
  await visitor.press('Enter');
  const answer = () => document.querySelector('[data-answer]:not([inert]) h2')?.textContent;
  await visitor.finds(() => document.querySelectorAll('[data-answer]:not([inert])').length, 1);
  expect(await visitor.run(answer)).toMatch(/^Life Path 3: /);
  await visitor.hasFocusOn(`${await visitor.run(answer)}`);

  const other = await startOtherSite(site.address);
  other.write(`<ninefold-number kind="personal-year"><a href="/">A calculator</a></ninefold-number>
    <script src="${site.address}/embed.js"></script>`);
  await visitor.run((address) => location.assign(address), other.origin);
  await visitor.finds(() => Number(document.querySelector('iframe')?.height) > 100, true);
  await visitor.finds(() => document.querySelector('a')?.checkVisibility(), false);
  // The guide's page has a frame of its own, which only a page that is shown has.
  const framesIn = (address: string) =>
    new Promise((resolve) => {
      const frame = document.createElement('iframe');
      frame.src = address;
      frame.onload = () => resolve(frame.contentWindow?.length);
      document.body.append(frame);
    });
  expect(await visitor.run(framesIn, `${site.address}/power-numerology-guide`)).toBe(0);
  await visitor.run((address) => location.assign(address), site.address);
  await visitor.finds(() => document.querySelector('footer')?.checkVisibility(), true);
  other.stop();
});

test('the whole site without a network, after one visit', async ({ visitor, site }) => {
  await visitor.open('/business-name');
  await visitor.finds(() => navigator.serviceWorker.controller?.state, 'activated');
  site.stop();
  for (const path of ['/blog/karmic-debt', '/privacy-policy', '/about']) {
    await visitor.open(path);
    await visitor.finds(() => document.querySelector('footer')?.checkVisibility(), true);
    await forgiveMissingPictures(visitor);
  }
  await visitor.open('/');
  await visitor.fill('Full Name', 'Ann');
  await visitor.press('Enter');
  await visitor.sees('number', '11');
  await visitor.finds(() => document.querySelector('[data-testid="meaning"]') !== null, true);
  await forgiveMissingPictures(visitor);
});

/** Pictures that were never shown are not in the offline copy. */
async function forgiveMissingPictures(visitor: Visitor): Promise<void> {
  await visitor.run(() => {
    const { noise } = Reflect.get(globalThis, 'watched') as { noise: string[] };
    const others = noise.filter((line) => !/\.(?:avif|webp|png|svg|ico) did not load$/.test(line));
    noise.splice(0, noise.length, ...others);
  });
}

test('no page scrolls sideways', async ({ visitor, width }) => {
  for (const { path } of builtPages()) {
    await visitor.open(path);
    await visitor.finds(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return Math.max(scrollWidth, document.querySelector('main')?.scrollWidth ?? 0) - clientWidth;
    }, 0);
    expect(await visitor.run(() => innerWidth), path).toBe(width);
  }
});
