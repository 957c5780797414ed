import type { Page } from '@playwright/test';
import * as byHand from '#texts/tools/by-hand/walk';
import * as lottery from '#texts/tools/lottery-predictor';
import * as names from '#texts/tools/names/result';
import * as store from '#texts/tools/store';
import * as together from '#texts/tools/together';
import { path as pathOf } from '../../src/config/paths';
import { expect, hydrate, submit } from './fixtures';

const LONG = 'name=Zo%C3%AB+Yvonne+Featherstonehaugh';
const BORN = 'date=1990-01-09';
const WIDE = 'W'.repeat(50);

/** Shows the result of a private link to this page. */
async function follow(page: Page, fragment: string) {
  await hydrate(page);
  await page.goto(`${new URL(page.url()).pathname}#${fragment}`);
}

/** What a visitor does on each page, until everything is shown. */
export const uses: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/': async (page) => {
    await follow(page, `${LONG}&${BORN}&view=soul-urge`);
    await page.getByTestId('working').locator('summary').click();
    await page.getByTestId('other-ways').locator('summary').click();
    await expect(page.getByTestId('chaldean')).toBeVisible();
  },
  [pathOf('personal-year')]: async (page) => {
    await follow(page, BORN);
    await expect(page.getByTestId('month')).toHaveCount(12);
  },
  [pathOf('career-number')]: (page) => follow(page, `${LONG}&${BORN}`),
  [pathOf('business-name')]: (page) => follow(page, 'name=Lantern+%26+Sons'),
  [pathOf('karmic-past-life')]: (page) => follow(page, 'name=Rix+R&date=2000-01-07'),
  [pathOf('daily-decoder')]: async (page) => {
    await submit(page, { date: '1990-01-09' });
    await expect(page.getByTestId('score')).toBeVisible();
  },
  [pathOf('names-battle')]: async (page) => {
    await follow(page, `name=${WIDE}&and&name=Li`);
    await expect(page.getByTestId('headline')).toBeVisible();
  },
  [pathOf('lottery-predictor')]: async (page) => {
    await submit(page, { name: 'Wolfeschlegelsteinhausen', 'life-path': '7' });
    for (const winning of ['35, 2, 40, 41, 42, 43', '1, 2, 3, 4, 5, 6', '7, 8, 9, 10, 11, 12']) {
      await submit(page, { 'winning-numbers': winning });
    }
    await page.getByRole('button', { name: lottery.leaderboard }).click();
    await expect(page.getByTestId('leader-row')).toBeVisible();
  },
  [pathOf('profile')]: async (page) => {
    await follow(page, `${LONG}&${BORN}`);
    await expect(page.getByTestId('portrait')).toBeVisible();
  },
  [pathOf('together')]: async (page) => {
    await follow(page, `${LONG}&${BORN}&and&name=Li&date=1988-03-22`);
    await expect(page.getByRole('heading', { name: together.toTry })).toBeVisible();
  },
  [pathOf('names')]: async (page) => {
    await follow(page, `${LONG}&${BORN}&and&name=Li&and&name=${WIDE}&and&name=Иван+Łoś`);
    await expect(page.getByRole('heading', { name: names.whatChanges })).toBeVisible();
    await page.getByTestId('result').locator('details').first().evaluate(unfold);
  },
  [pathOf('today')]: async (page) => {
    await submit(page, { name: WIDE, date: '1990-01-09' });
    await expect(page.getByTestId('next')).toBeVisible();
  },
  [pathOf('blind-test')]: async (page) => {
    await submit(page, { name: 'Ann Lee', date: '1990-01-09' });
    for (let round = 0; round < 10; round += 1) {
      await page
        .getByTestId('choice')
        .nth(round % 3)
        .click();
    }
    for (const details of await page.getByTestId('result').locator('details').all()) {
      await details.evaluate(unfold);
    }
  },
  [pathOf('by-hand')]: async (page) => {
    await page.locator('[name="view"]').selectOption('destiny');
    await submit(page, { name: 'Zoë Yvonne Featherstonehaugh' });
    while (!(await page.getByTestId('result').isVisible())) {
      for (let wrong = 0; wrong < 3; wrong += 1) await submit(page, { answer: '0' });
      await page.getByRole('button', { name: byHand.showMe }).click();
    }
  },
  [pathOf('people')]: async (page) => {
    for (const name of ['Ann Lee', 'Li', 'Bo']) {
      await submit(page, { name, date: '1990-01-09' });
    }
    await expect(page.getByTestId('family-table')).toBeVisible();
  },
  [pathOf('why-different')]: async (page) => {
    await follow(page, 'date=1999-12-20&number=life-path&said=6');
    await expect(page.getByTestId('reason').first()).toBeVisible();
  },
  [pathOf('birth-grid')]: (page) => submit(page, { date: '1990-01-09' }),
  [pathOf('sigil')]: (page) => follow(page, LONG),
  [pathOf('store')]: (page) => page.getByRole('button', { name: store.add }).first().click(),
};

const unfold = (details: Element) => details.setAttribute('open', '');
