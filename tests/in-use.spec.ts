import type { Page } from '@playwright/test';
import { findLayoutFaults } from './testing/find-layout-faults';
import {
  expect,
  expectAccessible,
  expectLargeTextFits,
  expectNoSidewaysScroll,
  expectReadable,
  openWhole,
  test,
  toolPaths,
} from './testing/fixtures';

/** What shows that a page was used. */
const RESULT = /^(?:result|cart|number-alone|person)$/;
const LONG = 'Zoë Yvonne Featherstonehaugh';
const BORN = '1990-01-09';

async function submit(page: Page, button: string, fields: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
  await page.getByRole('button', { name: button, exact: true }).click();
}

/** What a visitor does on each page, until everything is shown. */
const uses: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/': async (page) => {
    await submit(page, 'Calculate', { 'Full Name': LONG, 'Birth Date': BORN });
    await page.getByRole('tab', { name: /^Destiny/ }).click();
    await page.getByTestId('working').locator('summary').click();
    await page.getByTestId('other-ways').locator('summary').click();
    await expect(page.getByTestId('chaldean')).toBeVisible();
  },
  '/personal-year': async (page) => {
    await submit(page, 'Calculate Personal Year Number', { 'Birth Date': BORN });
    await expect(page.getByText(/, month by month$/)).toBeVisible();
  },
  '/career-number': (page) =>
    submit(page, 'Calculate Career Number', { 'Full Name': LONG, 'Birth Date': BORN }),
  '/business-name': (page) =>
    submit(page, 'Calculate Business Number', { 'Enter Business Name': 'Lantern & Sons' }),
  '/karmic-past-life': async (page) => {
    await submit(page, 'Calculate Karmic Past Life Number', {
      'Enter Your Full Name': 'Rix R',
      'Enter Your Birth Date': '2000-01-07',
    });
  },
  '/daily-decoder': async (page) => {
    await submit(page, 'Decode My Destiny', { 'Birth Date': BORN });
    await expect(page.getByTestId('score')).toBeVisible();
  },
  '/names-battle': async (page) => {
    await submit(page, 'Start Cosmic Battle', {
      'Enter First Name': 'W'.repeat(50),
      'Enter Second Name': 'Li',
    });
    await expect(page.getByTestId('headline')).toBeVisible();
  },
  '/lottery-predictor': async (page) => {
    await submit(page, 'Generate My Power Numbers', {
      'Your Name': 'Wolfeschlegelsteinhausen',
      'Life Path Number': '7',
    });
    for (const winning of ['35, 2, 40, 41, 42, 43', '1, 2, 3, 4, 5, 6', '7, 8, 9, 10, 11, 12']) {
      await submit(page, 'Check', { 'Check Against Lottery Results': winning });
    }
    await page.getByRole('button', { name: 'Leaderboard' }).click();
    await expect(page.getByTestId('leader-row')).toBeVisible();
  },
  '/profile': async (page) => {
    await submit(page, 'Make my profile', { 'Full Name': LONG, 'Birth Date': BORN });
    await expect(page.getByRole('heading', { name: 'How they get along' })).toBeVisible();
  },
  '/together': async (page) => {
    for (const [person, name, date] of [
      ['First person', LONG, BORN],
      ['Second person', 'Li', '1988-03-22'],
    ] as const) {
      const group = page.getByRole('group', { name: person });
      await group.getByLabel('Full Name').fill(name);
      await group.getByLabel('Birth Date').fill(date);
    }
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page.getByRole('heading', { name: 'What to try' })).toBeVisible();
  },
  '/names': async (page) => {
    await page.getByRole('button', { name: 'Add a name' }).click();
    await page.getByRole('button', { name: 'Add a name' }).click();
    await submit(page, 'Compare names', {
      'Name 1': LONG,
      'Name 2': 'Li',
      'Name 3': 'W'.repeat(50),
      'Name 4': 'Иван Łoś',
      'Birth Date': BORN,
    });
    await expect(page.getByRole('heading', { name: 'What changes' })).toBeVisible();
    const details = page.getByTestId('result').locator('details');
    await details.first().evaluate((element) => element.setAttribute('open', ''));
  },
  '/blind-test': async (page) => {
    await submit(page, 'Start the test', { 'Full Name': LONG, 'Birth Date': BORN });
    for (let round = 0; round < 10; round += 1) {
      await page
        .getByTestId('choice')
        .nth(round % 3)
        .click();
    }
    for (const details of await page.getByTestId('result').locator('details').all()) {
      await details.evaluate((element) => element.setAttribute('open', ''));
    }
  },
  '/by-hand': async (page) => {
    await page.getByLabel('Which number').selectOption('Maturity');
    await submit(page, 'Start', { 'Full Name': LONG, 'Birth Date': BORN });
    for (let sum = 0; sum < 40 && !(await page.getByTestId('result').isVisible()); sum += 1) {
      for (let wrong = 0; wrong < 3; wrong += 1)
        await submit(page, 'Check', { 'Your answer': '0' });
      await page.getByRole('button', { name: 'Show me' }).click();
    }
  },
  '/people': async (page) => {
    for (const name of ['Ann Lee', 'Li', 'Bo']) {
      await submit(page, 'Keep this person', { 'Full Name': name, 'Birth Date': BORN });
    }
    await expect(page.getByTestId('family-table')).toBeVisible();
  },
  '/why-different': async (page) => {
    await page.getByLabel('Which number').selectOption('Life Path');
    await submit(page, 'Find out why', {
      'Birth Date': '1999-12-20',
      'What the other site said': '6',
    });
    await expect(page.getByTestId('reason').first()).toBeVisible();
  },
  '/birth-grid': (page) => submit(page, 'Draw my grid', { 'Birth Date': BORN }),
  '/sigil': (page) => submit(page, 'Draw my sigil', { 'Full Name': LONG }),
  '/store': async (page) => {
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  },
};

/** One page of each kind, in use or not. */
const examples = [
  ...['/', '/personal-year', '/daily-decoder', '/names-battle', '/lottery-predictor', '/store'],
  ...['/blog', '/blog/life-cycles', '/privacy-policy', '/guide'],
];

for (const path of toolPaths) {
  test(`${path} is accessible and fits every screen, before and after it is used`, async ({
    page,
  }) => {
    const use = uses[path];
    if (!use) throw new Error(`Describe in this file how ${path} is used.`);
    await page.setViewportSize({ width: 390, height: 844 });
    await openWhole(page, path);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByTestId('ad-banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectAccessible(page, 'astro-island');
    await expectLargeTextFits(page);
    await expectFits(page, [320]);
    await use(page);
    await expect(page.getByTestId(RESULT).first()).toBeVisible();
    await expectAccessible(page);
    await expectFits(page, [768, 1024, 1440, 320]);
    if (examples.includes(path)) await expectPreferencesRespected(page);
  });
}

async function expectFits(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
    expect(await page.evaluate(findLayoutFaults), `at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
}

for (const path of examples.filter((path) => !(path in uses))) {
  test(`${path} respects display preferences`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openWhole(page, path);
    await expectPreferencesRespected(page);
  });
}

async function expectPreferencesRespected(page: Page): Promise<void> {
  await test.step('reduced motion: nothing moves', async () => {
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  await test.step('text of twice the size fits the screen', () => expectLargeTextFits(page));

  await test.step('forced colors: drawings use them, and controls have a border', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await findSiteColors(page)).toEqual([]);
    expect(await findControlsWithoutBorder(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
  });

  await test.step('print: text is readable, and there are no buttons', async () => {
    await page.emulateMedia({ media: 'print' });
    await expectReadable(page);
    const controls = 'header nav, form, button, iframe, [data-testid="ad-banner"]';
    await expect(page.locator(controls).filter({ visible: true })).toHaveCount(0);
    const ground = await page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    );
    expect(ground).toBe('rgb(255, 255, 255)');
    await page.emulateMedia({ media: 'screen' });
  });
}

/** Shapes that keep a color of the site, which may equal the visitor's background. */
function findSiteColors(page: Page): Promise<string[]> {
  return page
    .locator('svg :is(path, circle, text)')
    .filter({ visible: true })
    .evaluateAll((shapes) => {
      const probe = document.body.appendChild(document.createElement('i'));
      const names = ['Canvas', 'CanvasText', 'LinkText', 'GrayText', 'Highlight', 'HighlightText'];
      const forced = names.map((name) => {
        probe.style.color = name;
        return getComputedStyle(probe).color;
      });
      probe.remove();
      return shapes
        .filter((shape) => {
          const { fill, stroke } = getComputedStyle(shape);
          return ![fill, stroke].every((color) => color === 'none' || forced.includes(color));
        })
        .map((shape) => shape.outerHTML);
    });
}

/** Controls that look like plain text in forced colors. */
function findControlsWithoutBorder(page: Page): Promise<string[]> {
  return page
    .locator('button:not([role="tab"], [role="switch"]), input:not([type="radio"])')
    .filter({ visible: true })
    .evaluateAll((controls) =>
      controls
        .filter((control) => {
          const style = getComputedStyle(control);
          const hasEdge =
            style.borderTopWidth !== '0px' && style.borderTopColor !== style.backgroundColor;
          return !hasEdge && style.textDecorationLine !== 'underline';
        })
        .map((control) => control.outerHTML),
    );
}
