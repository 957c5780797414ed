import { expect, test } from './firefox';
import { people } from './people';

// One Firefox for all tests: starting it takes longer than most of them.
test.describe.configure({ mode: 'default' });
test.skip(() => !process.env.FIREFOX_PATH, 'There is no Firefox on this machine.');

test('a calculator shows a number and its working', async ({ visitor }) => {
  await visitor.open('/career-number');
  await visitor.fill('Full Name', 'Grace Brewster Hopper');
  // A submit with a half-typed date only focuses the date.
  await visitor.focus('Birth Date');
  await visitor.press('1', '2');
  await visitor.click('Calculate Career Number');
  await visitor.hasFocusOn('Birth Date');
  await visitor.sees('number');

  await visitor.fill('Birth Date', '1906-12-09');
  await visitor.press('Enter');
  await visitor.sees('number', '7');
  await visitor.page.locator('[data-testid="working"] > summary').click();
  const working = await visitor.page.$eval('[data-testid="working"][open]', (it) => it.textContent);
  expect(working?.replaceAll('\u00a0', ' ')).toContain('1 + 9 + 0 + 6 + 1 + 2 + 0 + 9 = 28');
  expect(await visitor.page.evaluate(() => location.search + location.hash)).toBe('');
});

test('the tabs of the home page show nine numbers by keyboard', async ({ visitor }) => {
  const ann = people.find(({ name }) => name === 'Ann');
  if (!ann) throw new Error('Ann is missing');
  await visitor.open('/');
  await visitor.fill('Full Name', ann.name);
  await visitor.fill('Birth Date', ann.birthDate);
  await visitor.click('Calculate');
  await visitor.sees('number', String(ann.nameNumber));
  await visitor.page.focus('[role="tab"]');
  for (const number of [
    ann.lifePath,
    ann.destiny,
    ann.soulUrge,
    ann.personality,
    ann.destiny,
    ann.maturity,
    ann.attitude,
    ann.hiddenPassion,
  ]) {
    await visitor.press('ArrowRight');
    await visitor.sees('number', String(number));
  }
  await visitor.hasFocusOn('Hidden Passion 5');
});

test('two names meet in a battle', async ({ visitor }) => {
  await visitor.open('/names-battle');
  await visitor.fill('Enter First Name', 'Grace');
  await visitor.press('Enter');
  await visitor.hasFocusOn('Enter Second Name');
  await visitor.fill('Enter Second Name', 'Ann');
  await visitor.click('Start Cosmic Battle');
  await visitor.hasFocusOn('Grace and Ann');
  await visitor.sees('share', '39%', '61%');
  await visitor.sees('score', '79%');
  await visitor.click('Try Another Battle');
  await visitor.hasFocusOn('Enter First Name');
});

test('the day is decoded', async ({ visitor }) => {
  await visitor.open('/daily-decoder');
  await visitor.fill('Birth Date', '1990-07-04');
  await visitor.click('Decode My Destiny');
  await visitor.sees('score', '88%');
  await visitor.sees('vibe', 'Cosmic Alignment');
  await visitor.hasFocusOn('88% compatibility: Cosmic Alignment');
});

test('six numbers are checked against a draw, and the result is saved', async ({ visitor }) => {
  await visitor.open('/lottery-predictor');
  await visitor.fill('Your Name', 'Ada');
  await visitor.fill('Life Path Number', '7');
  await visitor.click('Generate My Power Numbers');
  await visitor.sees('power-number', '2', '3', '19', '20', '35', '36');
  await visitor.fill('Check Against Lottery Results', '35, 2, 40, 41, 42, 43');
  await visitor.press('Enter');
  await visitor.sees('stat-average', '2.0');
  await visitor.page.reload();
  await visitor.sees('stat-predictions', '1');
  expect(await visitor.page.$$('[data-testid="history-row"][data-colour="blue"]')).toHaveLength(1);
});

test('an order goes from the cart to the dialog and back', async ({ visitor }) => {
  const { page } = visitor;
  await visitor.open('/store');
  await visitor.click('Add to Cart');
  await visitor.click('Add to Cart');
  await visitor.click('Proceed to Checkout');
  // Two of the first product, which costs $47.
  await visitor.sees('total', '$94');
  await visitor.press('Escape');
  await expect.poll(() => page.$('dialog[open]')).toBeNull();
  await visitor.hasFocusOn('Proceed to Checkout');
  await visitor.click('Close');
  await visitor.sees('cart');
});

test('the guide’s frame is as tall as the guide', async ({ visitor }) => {
  await visitor.open('/power-numerology-guide');
  const overflow = () =>
    visitor.page.$eval('iframe', ({ contentDocument }) => {
      const root = contentDocument?.documentElement;
      return root && root.scrollHeight - root.clientHeight;
    });
  await expect.poll(overflow).toBe(0);
  await visitor.page.setViewport({ width: 320, height: 640 });
  await expect.poll(overflow).toBe(0);
  const height = await visitor.page.$eval('iframe', (frame) => frame.clientHeight);
  expect(height).toBeGreaterThan(5000);
});

test('an article is opened, and left through the menu', async ({ visitor }) => {
  const { page } = visitor;
  await visitor.open('/blog/life-cycles');
  const article = await page.evaluate(() => ({
    heroWidth: document.querySelector<HTMLImageElement>('main img')?.naturalWidth,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  expect(article.heroWidth).toBeGreaterThan(0);
  expect(article.overflow).toBe(0);
  await visitor.click('Menu');
  const home = await page.waitForSelector('#menu:popover-open a[href="/"]');
  await Promise.all([page.waitForNavigation(), home?.click()]);
  await expect.poll(() => page.$('#menu:popover-open')).toBeNull();
  await visitor.sees('number');
});
