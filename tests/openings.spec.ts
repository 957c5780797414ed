import { test as base, expect } from '@playwright/test';
import { openTab, type VisitorTab } from './testing/visitor-browser';

const test = base.extend<{ tab: VisitorTab }>({
  tab: async ({ baseURL }, use) => {
    const tab = await openTab(baseURL ?? '');
    await use(tab);
    tab.close();
  },
});

const GRACE = { name: 'Grace Hopper', date: '1906-12-09' };
const ALAN = { name: 'Alan Turing', date: '1912-06-23' };
const RESULT = `document.querySelector('[data-testid="result"]')`;
const FORM = `document.querySelector('main form')`;
/** Whether a page has hydrated: then what it opens with is decided. */
const SETTLED = `!document.querySelector('astro-island[ssr]')`;
const CAREER = '/career-number';

test('a prerendered page has whoever is known once it is shown, and neither it nor Back anybody who was forgotten', async ({
  tab,
}) => {
  /** Fills the form of the page and submits it. */
  async function calculate(person: typeof GRACE) {
    await tab.until(`!!${FORM} && ${SETTLED}`);
    await tab.evaluate(`(() => {
      const { elements } = ${FORM};
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      for (const [part, value] of Object.entries(${JSON.stringify(person)})) {
        if (!elements[part]) continue;
        set.call(elements[part], value);
        elements[part].dispatchEvent(new Event('input', { bubbles: true }));
      }
      document.querySelector('main [type="submit"]').click();
    })()`);
    await tab.until(`!!${RESULT}`);
  }

  async function arriveAt(address: string) {
    await tab.until(`location.pathname === '${address}' && !document.prerendering && ${SETTLED}`);
  }

  const link = `header a[href="${CAREER}"]`;
  await tab.goTo('/');
  await tab.hover(link);
  await calculate(ALAN);
  await tab.press(link);
  await arriveAt(CAREER);
  await tab.until(`${FORM}.elements.name.value === 'Alan Turing'`);

  for (const page of [CAREER, '/birth-grid', '/']) {
    await tab.goTo(page);
    await calculate(GRACE);
  }
  await tab.hover(link);
  await tab.evaluate(
    `[...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Forget it now').click()`,
  );
  await tab.press(link);
  for (const page of [CAREER, '/', '/birth-grid', CAREER]) {
    await arriveAt(page);
    await tab.until(`!${RESULT}`);
    const everything = await tab.evaluate(`document.documentElement.outerHTML
      + JSON.stringify({ ...sessionStorage, ...localStorage })
      + [...document.querySelectorAll('input')].map(({ value }) => value) + location.href`);
    expect(everything).toContain('ninefold_forgotten');
    expect(everything).not.toMatch(/hopper|1906-12-09/i);
    await tab.evaluate('void setTimeout(() => history.back())');
  }
});
