import { expect, test } from '@playwright/test';
import { openTab, type VisitorTab } from './testing/visitor-browser';

const GRACE = { name: 'Grace Hopper', date: '1906-12-09' };
const ALAN = { name: 'Alan Turing', date: '1912-06-23' };
const RESULT = `document.querySelector('[data-testid="result"]')`;
const WHOSE = `document.querySelector('[data-testid="whose"]')?.textContent`;
/** Whether a page has hydrated: then what it opens with is decided. */
const SETTLED = `!document.querySelector('astro-island[ssr]')`;

let tab: VisitorTab;
test.beforeEach(async ({ baseURL }) => {
  tab = await openTab(baseURL ?? '');
});
test.afterEach(() => tab.close());

/** Fills the form of the page and submits it. */
async function calculate(person: { readonly name?: string; readonly date?: string }) {
  await tab.until(`!!document.querySelector('main form') && ${SETTLED}`);
  await tab.evaluate(`(() => {
    const { elements } = document.querySelector('main form');
    const person = ${JSON.stringify(person)};
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    for (const part of ['name', 'date']) {
      if (!elements[part]) continue;
      set.call(elements[part], person[part] ?? '');
      elements[part].dispatchEvent(new Event('input', { bubbles: true }));
    }
  })()`);
  await tab.until(`!document.querySelector('main [type="submit"]').disabled`);
  await tab.evaluate(`document.querySelector('main [type="submit"]').click()`);
  await tab.until(`!!${RESULT}`);
}

/** A link of the header. Those behind *More* are shown first. */
async function linkTo(address: string): Promise<string> {
  const link = `header a[href="${address}"]`;
  await tab.evaluate(`{
    const more = document.querySelector('${link}').closest('#more');
    if (more && !more.matches(':popover-open')) more.showPopover();
  }`);
  return link;
}

async function prerender(address: string) {
  await tab.hover(await linkTo(address));
}

async function follow(address: string) {
  await tab.press(await linkTo(address));
  await tab.until(`location.pathname === ${JSON.stringify(address)}`);
  await tab.until(`document.readyState === 'complete' && !document.prerendering`);
}

async function back(address: string) {
  await tab.back();
  await tab.until(`location.pathname === ${JSON.stringify(address)}`);
}

const nameField = () => tab.evaluate(`document.querySelector('main form').elements.name?.value`);
const forget = () =>
  tab.evaluate(
    `[...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Forget it now').click()`,
  );
test('a prerendered page knows who was entered before it is shown', async () => {
  await tab.goTo('/profile#name=Grace+Hopper&date=1906-12-09');
  await tab.until(`!!${RESULT}`);
  const card = '[data-testid="next"] a[href="/today"]';
  await tab.hover(card);
  await tab.press(card);
  await tab.until(`location.pathname === '/today'`);
  await tab.until(`!!${RESULT}`);
  await tab.goTo('/');
  await prerender('/career-number');
  await calculate(ALAN);
  await follow('/career-number');
  await tab.until(`document.querySelector('main form').elements.name?.value === 'Alan Turing'`);
});

test('neither a prerendered page nor one that Back brings back has anybody who was forgotten', async () => {
  const pages = ['/career-number', '/birth-grid', '/', '/sigil'];
  for (const page of pages) {
    await tab.goTo(page);
    await calculate(GRACE);
  }
  await prerender('/career-number');
  await forget();
  await follow('/career-number');
  for (const page of ['/career-number', ...pages.toReversed()]) {
    if (page !== '/career-number') await back(page);
    await tab.until(SETTLED);
    await tab.until(`!${RESULT}`);
    const all = `document.documentElement.outerHTML + JSON.stringify({ ...sessionStorage, ...localStorage })
      + [...document.querySelectorAll('input')].map(({ value }) => value) + location.href`;
    const text = String(await tab.evaluate(all)).toLowerCase();
    expect(text).not.toContain('hopper');
    expect(text).not.toContain('1906-12-09');
  }
});

test('a date and another name are two people', async () => {
  await tab.goTo('/birth-grid');
  await calculate({ date: GRACE.date });
  await tab.goTo('/');
  await calculate({ name: ALAN.name });
  await follow('/birth-grid');
  await tab.until(SETTLED);
  expect(await tab.evaluate(`!!${RESULT}`)).toBe(false);
  expect(await tab.evaluate(`document.querySelector('main form').elements.date.value`)).toBe('');
});

test('a link shows its person whenever it is followed, and a submit takes it out of the address', async () => {
  await tab.goTo('/#name=Grace+Hopper&date=1906-12-09');
  await tab.until(`!!${RESULT}`);
  await calculate(ALAN);
  await tab.until(`${WHOSE}.includes('Alan Turing')`);
  expect(await tab.evaluate('location.hash')).toBe('');
  await tab.goTo('/about');
  await tab.goTo('/#name=Grace+Hopper&date=1906-12-09');
  await tab.until(`${WHOSE}?.includes('Grace Hopper')`);
});

test('by a menu a calculator waits for whoever is known, and Back brings back its last result', async () => {
  await tab.goTo('/career-number');
  await calculate(GRACE);
  await tab.goTo('/karmic-past-life');
  await calculate(ALAN);
  await follow('/career-number');
  await tab.until(SETTLED);
  await tab.until(`document.querySelector('main form').elements.name?.value === 'Alan Turing'`);
  expect(await tab.evaluate(`!!${RESULT}`)).toBe(false);
  await back('/karmic-past-life');
  await tab.until(`${WHOSE}?.includes('Alan Turing')`);
  await back('/career-number');
  await tab.until(`${WHOSE}?.includes('Grace Hopper')`);
  expect(await nameField()).toBe('Grace Hopper');
});

test('a game comes back by Back, and not by a menu', async () => {
  await tab.goTo('/daily-decoder');
  await calculate({ date: GRACE.date });
  await follow('/about');
  await follow('/daily-decoder');
  await tab.until(SETTLED);
  expect(await tab.evaluate(`!!${RESULT}`)).toBe(false);
  await back('/about');
  await back('/daily-decoder');
  await tab.until(`!!${RESULT}`);
});

test('a link that is pasted into an open page opens at once', async () => {
  await tab.goTo('/sigil');
  await tab.evaluate(`location.hash = '#name=Grace+Hopper'`);
  await tab.until(`${WHOSE} === 'Grace Hopper'`);
});

test('a page that comes back has no menu open', async () => {
  await tab.goTo('/');
  await follow('/sigil');
  await back('/');
  expect(await tab.evaluate(`document.querySelectorAll(':popover-open').length`)).toBe(0);
});
