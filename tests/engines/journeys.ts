import { expect } from '@playwright/test';
import { builtPages } from '../dist/pages';
import { people } from '../testing/people';
import { test } from './test';
import type { Visitor } from './visitor';

// What every engine must do for a visitor, at noon of November 15, 2026. The journeys know neither the
// engine nor what drives it. Every one fails on a script error, on what the security policy blocks and
// on a request to another host.

/** Someone with master numbers, a Y, an accent, or a tie. */
const chosen = ['John Smith', 'Grace Hopper', 'Zizz Fry', 'Rim Bi', 'José', 'Ann'];
const some = chosen.map((name) => {
  const person = people.find((one) => one.name === name);
  if (!person) throw new Error(`${name} is missing`);
  return person;
});

const tabs = () => [...document.querySelectorAll('[role="tab"]')].map((tab) => tab.textContent);
const addressEnd = () => location.search + location.hash;
/** Otherwise the next page would be filled in already. */
const forgetPerson = () => sessionStorage.clear();

test('nine numbers of six people', async ({ visitor }) => {
  for (const person of some) {
    await visitor.open('/');
    await visitor.fill('Full Name', person.name);
    await visitor.fill('Birth Date', person.birthDate);
    await visitor.press('Enter');
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
    await visitor.finds(addressEnd, '');
    await visitor.run(forgetPerson);
  }
});

test('the tabs, by keyboard', async ({ visitor }) => {
  const [john] = some;
  if (!john) return;
  await visitor.open('/');
  await visitor.fill('Full Name', john.name);
  await visitor.fill('Birth Date', john.birthDate);
  await visitor.press('Enter');
  await visitor.sees('number', String(john.firstName));
  await visitor.run(() => document.querySelector<HTMLElement>('[role="tab"]')?.focus());
  for (const number of [john.lifePath, john.destiny, john.soulUrge, john.personality]) {
    await visitor.press('ArrowRight');
    await visitor.sees('number', String(number));
  }
  await visitor.hasFocusOn(`Personality ${john.personality}`);
});

test('four more calculators', async ({ visitor }) => {
  for (const person of some.slice(0, 2)) {
    const calculate = async (path: string, labels: readonly string[], number: number) => {
      await visitor.open(path);
      for (const label of labels) {
        await visitor.fill(label, label.includes('Date') ? person.birthDate : person.name);
      }
      await visitor.press('Enter');
      await visitor.sees('number', String(number));
      await visitor.run(forgetPerson);
    };
    await calculate('/career-number', ['Full Name', 'Birth Date'], person.career);
    await calculate('/business-name', ['Enter Business Name'], person.business);
    await calculate('/personal-year', ['Birth Date'], person.personalYearIn2026);
    await calculate(
      '/karmic-past-life',
      ['Enter Your Full Name', 'Enter Your Birth Date'],
      person.karmic,
    );
  }
});

test('a working, and an unfinished date', async ({ visitor }) => {
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

test('the Daily Decoder', async ({ visitor }) => {
  await visitor.open('/daily-decoder');
  await visitor.fill('Birth Date', '1990-07-04');
  await visitor.click('Decode My Destiny');
  await visitor.sees('score', '88%');
  await visitor.sees('vibe', 'Cosmic Alignment');
  await visitor.hasFocusOn('88% compatibility: Cosmic Alignment');
});

test('a battle of two names', async ({ visitor }) => {
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
  // Two of the first product, which costs $47.
  await visitor.sees('total', '$94');
  await visitor.fill('Birth name, 1 of 2', 'Ada King');
  await visitor.finds(
    () =>
      [...document.querySelectorAll('textarea')].some(({ value }) =>
        value.includes('Birth name, 1 of 2: Ada King'),
      ),
    true,
  );
  await visitor.press('Escape');
  await visitor.finds(() => document.querySelector('dialog[open]') === null, true);
  await visitor.click('Close');
  await visitor.sees('cart');
});

test('the whole profile, and how it prints', async ({ visitor }) => {
  await visitor.open('/profile');
  await visitor.fill('Full Name', 'Grace Brewster Hopper');
  await visitor.fill('Birth Date', '1906-12-09');
  await visitor.click('Make my profile');
  await visitor.finds(
    () => [...document.querySelectorAll('h2')].some((it) => it.textContent === 'How they get on'),
    true,
  );
  await visitor.finds(
    () =>
      document.querySelector('[role="status"]')?.textContent?.includes('Life Path 1, Destiny 6'),
    true,
  );
  await visitor.run(printOnScreen);
  await visitor.finds(
    () =>
      [
        '[data-testid="result"]',
        'body > header',
        '[data-testid="ad-banner"]',
        'footer',
        'form',
        'h1',
      ]
        .map((selector) => document.querySelector(selector)?.checkVisibility())
        .join(),
    'true,false,false,false,false,false',
  );
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

test('an invitation to /together, made and answered', async ({ visitor }) => {
  const [john, grace] = some;
  if (!john || !grace) return;
  await visitor.open('/together');
  await visitor.fill('Full Name', john.name);
  await visitor.fill('Birth Date', john.birthDate);
  await visitor.click('Copy my half');
  const invitation = await visitor.copiedLink();
  expect(invitation.hash).toBe('#name=John+Smith&date=1990-05-15');

  await visitor.leave();
  await visitor.open(invitation.pathname + invitation.hash);
  await visitor.finds(() => document.querySelector('form strong')?.textContent, 'John Smith');
  await visitor.fill('Full Name', grace.name, 1);
  await visitor.fill('Birth Date', grace.birthDate, 1);
  await visitor.click('Compare');
  await visitor.sees('whose', 'John Smith and Grace Hopper');
  // (3 × 69 + 2 × 76 + 2 × 59 + 38 + 76) ÷ 9 = 65.7, from the pairs 3-1, 8-4, 6-8, 11-5 and 6-9.
  await visitor.sees('score', '66%');
  await visitor.click('Copy link');
  const answer = await visitor.copiedLink();

  await visitor.leave();
  await visitor.open(answer.pathname + answer.hash);
  await visitor.sees('whose', 'John Smith and Grace Hopper');
  await visitor.sees('score', '66%');
});

test('a private link, and the tab over a reload', async ({ visitor }) => {
  await visitor.open('/career-number');
  await visitor.fill('Full Name', 'Grace Hopper');
  await visitor.fill('Birth Date', '1906-12-09');
  await visitor.press('Enter');
  await visitor.sees('number', '5');
  await visitor.click('Copy link');
  const link = await visitor.copiedLink();
  expect(link.search).toBe('');
  await visitor.reload();
  await visitor.sees('number', '5');
  await visitor.click('Forget it now');
  await visitor.sees('number');
  await visitor.finds(() => sessionStorage.length, 0);

  await visitor.leave();
  await visitor.open(link.pathname + link.hash);
  await visitor.sees('number', '5');
  await visitor.sees('whose', 'Grace Hopper · December 9, 1906');
});

test('an article, and the menu', async ({ visitor }) => {
  await visitor.open('/blog/life-cycles');
  await visitor.finds(
    () => (document.querySelector<HTMLImageElement>('main img')?.naturalWidth ?? 0) > 0,
    true,
  );
  const hasMenuButton = await visitor.run(() =>
    [...document.querySelectorAll('button')].some(
      (button) => button.textContent?.trim() === 'Menu' && button.checkVisibility(),
    ),
  );
  if (hasMenuButton) await visitor.click('Menu');
  await visitor.click('Calculator');
  await visitor.finds(() => location.pathname, '/');
  await visitor.sees('number');
});

test('the guide’s frame is as tall as the guide', async ({ visitor }) => {
  await visitor.open('/power-numerology-guide');
  await visitor.finds(() => {
    const root = document.querySelector('iframe')?.contentDocument?.documentElement;
    return root && root.clientHeight > 5000 && root.scrollHeight - root.clientHeight;
  }, 0);
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
      return scrollWidth - clientWidth;
    }, 0);
    expect(await visitor.run(() => innerWidth), path).toBe(width);
  }
});
