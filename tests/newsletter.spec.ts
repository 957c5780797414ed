import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { serve } from '../scripts/serve';
import { buildSite } from './testing/build-site';
import { test as quietTest } from './testing/fixtures';
import { type StandIn, standIns } from './testing/provider-stand-ins';

/** Opens a page with the provider's answers. Returns what it asked the provider for. */
async function openWith({ answers }: StandIn, page: Page, address: string) {
  const asked: string[] = [];
  const noise: string[] = [];
  page.on('console', (message) => noise.push(message.text()));
  page.on('pageerror', (error) => noise.push(error.message));
  await page.route(/^https:/, async (route) => {
    const url = route.request().url();
    asked.push(url);
    const answer = answers[url];
    const headers = { 'Access-Control-Allow-Origin': '*' };
    if (answer) await route.fulfill({ contentType: answer.type, body: answer.body, headers });
    else await route.abort();
  });
  await page.clock.setFixedTime(new Date('2026-11-15T12:00:30Z'));
  await page.goto(address);
  return { asked, noise };
}

/** The pages under test, what they load, and what every build looks for. */
const pages = [
  ...['about.astro', 'contact.astro', '[legal].astro'],
  ...['[banner].[format].ts', 'icon.svg.ts', 'favicon.ico.ts', 'manifest.webmanifest.ts'],
  ...['index.astro', '404.astro'],
];

for (const standIn of standIns) {
  test.describe(`the newsletter of ${standIn.name}`, () => {
    // One build for all of them.
    test.describe.configure({ mode: 'serial' });

    let folder = '';
    let site: Awaited<ReturnType<typeof serve>>;
    const address = (path: string) => `http://localhost:${site.port}${path}`;

    test.beforeAll(async () => {
      test.setTimeout(600_000);
      const plain = readFileSync(join(import.meta.dirname, 'dist/other-site.config.ts'), 'utf8');
      folder = buildSite(
        plain.replace('newsletter: undefined', `newsletter: ${standIn.newsletter}`),
        { pages },
      );
      site = await serve(join(folder, 'dist'));
    });

    test.afterAll(() => {
      site?.stop();
      if (folder) rmSync(folder, { recursive: true });
    });

    test('mounts its form as the provider’s code does, with the provider’s styles, and sends what is typed', async ({
      page,
    }) => {
      const { asked, noise } = await openWith(standIn, page, address('/contact'));
      const form = page.getByTestId('newsletter');
      await form.getByLabel('Your e-mail').fill('ada@lovelace.test');
      await expect(form.getByText('Your e-mail')).toHaveCSS('letter-spacing', '3px');
      await expect(form.getByRole('button')).toHaveCSS('color', 'rgb(1, 2, 3)');
      await expect.poll(() => asked.toSorted()).toEqual(standIn.loads.toSorted());

      const sent = page.waitForRequest(standIn.target);
      await form.getByRole('button').click();
      expect((await sent).postData()).toContain('ada@lovelace.test');

      // A browser may have kept the page as it was.
      await page.goto(address('/about'));
      await page.goBack();
      await expect(form.getByLabel('Your e-mail')).toHaveCount(1);
      await expect(page.locator(`script[src="${standIn.loads[0]}"]`)).toHaveCount(1);
      expect(noise).toEqual([]);
    });

    test('is named in the privacy policy', async ({ page }) => {
      await openWith(standIn, page, address('/privacy-policy'));
      const main = page.getByRole('main');
      await expect(main).toContainText(`The newsletter form comes from ${standIn.name}`);
      await expect(main).toContainText(`and from ${standIn.name} for the newsletter form.`);
      for (const other of standIns) {
        if (other !== standIn) await expect(main).not.toContainText(other.name);
      }
    });

    test('relaxes the policy for its form only', async ({ page }) => {
      const { noise } = await openWith(standIn, page, address('/contact'));
      const ran = await page.evaluate(() => {
        const script = document.createElement('script');
        script.textContent = 'document.documentElement.dataset.ran = "yes"';
        document.head.append(script);
        return document.documentElement.dataset['ran'];
      });
      expect(ran).toBeUndefined();
      const answer = await page.evaluate(() =>
        fetch('https://elsewhere.test/').catch(() => 'blocked'),
      );
      expect(answer).toBe('blocked');
      expect(noise.filter((text) => text.includes('Content Security Policy'))).not.toEqual([]);
    });
  });
}

quietTest(
  'without a provider, no page has a form and the privacy policy says nothing of one',
  async ({ page }) => {
    await page.goto('/privacy-policy');
    await expect(page.getByTestId('newsletter')).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText(/newsletter/i);
  },
);
