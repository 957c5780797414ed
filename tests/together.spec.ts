import type { Page } from '@playwright/test';
import { COUNTED_LETTERS } from '#texts/language';
import * as form from '#texts/person/form';
import * as result from '#texts/result/reading';
import * as words from '#texts/tools/together';
import * as primitives from '#texts/ui/primitives';
import { isBuilt, path as pathOf } from '../src/config/paths';
import { countSheets, expect, field, goBack, recordRequests, test } from './testing/fixtures';

test.skip(!isBuilt('together'), 'This page is removed.');

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const WILHELMINA = { name: 'Wilhelmina Zoë Quarrington', date: '1987-03-29' };
const BARNABY = { name: 'Barnaby Featherstone', date: '1975-08-14' };

async function fill(page: Page, which: '' | '-2', { name, date }: typeof BARNABY) {
  await field(page, `name${which}`).fill(name);
  await field(page, `date${which}`).fill(date);
}

const copied = async (page: Page) => {
  await expect(page.getByText(primitives.copied)).toBeVisible();
  return new URL(await page.evaluate(() => navigator.clipboard.readText()));
};

test('an invitation is answered, and no server learns of it', { tag: '@back' }, async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(pathOf('together'));
  await fill(page, '', WILHELMINA);
  // The hint of a refused field stands out until it is corrected.
  const partner = page.getByRole('group', { name: words.secondPerson });
  const lookOfHint = () =>
    partner
      .getByText(form.required)
      .first()
      .evaluate((hint) => {
        const { color, fontWeight } = getComputedStyle(hint);
        return `${color} ${fontWeight}`;
      });
  const before = await lookOfHint();
  await page.getByRole('button', { name: words.submit }).click();
  await expect(field(page, 'name-2')).toBeFocused();
  expect(await lookOfHint()).not.toBe(before);
  await field(page, 'name-2').fill('Barnaby');
  expect(await lookOfHint()).toBe(before);
  await page.getByRole('button', { name: words.copyMyHalf }).click();
  const half = await copied(page);
  expect(half.hash).toBe(
    `#name=Wilhelmina+Zo%C3%AB+Quarrington&date=1987-03-29&default=${COUNTED_LETTERS}`,
  );

  const other = await browser.newContext({
    ...(baseURL && { baseURL }),
    permissions: ['clipboard-read', 'clipboard-write'],
    viewport: { width: 390, height: 664 },
  });
  const answer = await other.newPage();
  const sent = recordRequests(answer);
  await answer.goto(half.pathname + half.hash);
  await expect(answer.getByText(words.wantsToKnow('')[2] ?? '')).toBeVisible();
  // It asks for the visitor first, with the other folded.
  const first = answer.getByRole('group', { name: words.firstPerson, exact: true });
  const second = answer.getByRole('group', { name: words.secondPerson, exact: true });
  await expect(field(answer, 'name')).toBeHidden();
  await expect(second.getByText(words.you, { exact: true })).toBeVisible();
  await expect(field(answer, 'date-2')).toBeInViewport({ ratio: 1 });
  await first.getByText(WILHELMINA.name).click();
  await expect(field(answer, 'name')).toBeVisible();
  await fill(answer, '-2', BARNABY);
  await answer.getByRole('button', { name: words.submit }).click();
  await expect(answer.getByRole('heading', { name: words.toTry })).toBeVisible();
  const score = await answer.getByTestId('score').textContent();
  await answer.getByRole('button', { name: result.copyLink }).click();
  const both = await copied(answer);

  // The first person opens the second's link, and the second another page of the site.
  await page.goto(both.pathname + both.hash);
  await expect(page.getByTestId('score')).toHaveText(score ?? '');
  await expect(page.getByRole('heading', { name: words.toTry })).toBeVisible();
  expect(await countSheets(page, 'Letter')).toBe(2);
  await answer.goto('/');
  await expect(field(answer, 'name')).toHaveValue('');
  await goBack(answer);
  await expect(answer.getByTestId('score')).toHaveText(score ?? '');
  await other.close();
  expect(sent.length).toBeGreaterThan(5);
  expect(sent.join()).not.toMatch(/wilhelmina|quarrington|barnaby|featherstone|1987-|1975-/i);
});
