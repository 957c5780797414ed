import { expect, type Page, test } from '@playwright/test';
import { site } from '../src/config/site';

test.use({ serviceWorkers: 'allow' });
test.skip(!site.offline || `${site.languages}` !== 'en,es', 'These are copies of two languages.');

/** Waits until the worker of a language has its copy and serves the page. */
async function hasCopy(page: Page, worker: string): Promise<void> {
  await page.waitForFunction((name) => {
    const { controller } = navigator.serviceWorker;
    return controller?.state === 'activated' && controller.scriptURL.endsWith(name);
  }, worker);
}

const language = (page: Page) => page.locator('html').getAttribute('lang');

/** The pages in the caches that a language calls its own. */
async function cachedPages(page: Page, ending: string): Promise<string[]> {
  return page.evaluate(async (ending) => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      if (!new RegExp(`^[a-z]+${ending}$`).test(name)) continue;
      for (const { url } of await (await caches.open(name)).keys()) {
        const { pathname } = new URL(url);
        if (!/\.\w+$/.test(pathname)) found.push(pathname);
      }
    }
    return found;
  }, ending);
}

test('each language has a copy of its own after one visit to it', async ({ page, context }) => {
  await page.goto('/es');
  await hasCopy(page, '/sw-es.js');
  await context.setOffline(true);
  await page.goto('/es/perfil');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Perfil completo');
  expect((await page.goto('/es/no-hay-nada'))?.status()).toBe(503);
  expect(await language(page)).toBe('es');
  // Nobody was there in English yet.
  await expect(page.goto('/profile')).rejects.toThrow();
  await context.setOffline(false);

  await page.goto('/profile');
  await hasCopy(page, '/sw.js');
  const spanish = await cachedPages(page, '/es');
  const english = await cachedPages(page, '');
  expect(spanish.length).toBeGreaterThan(40);
  expect(english.length).toBeGreaterThan(40);
  expect(spanish.filter((path) => !/^\/es(\/|$)/.test(path))).toEqual([]);
  expect(english.filter((path) => /^\/es(\/|$)/.test(path))).toEqual([]);

  await context.setOffline(true);
  for (const [path, expected] of [
    ['/about', 'en'],
    ['/es/quienes-somos', 'es'],
    ['/together', 'en'],
    ['/es/cosa-de-dos', 'es'],
  ] as const) {
    expect((await page.goto(path))?.status()).toBe(200);
    expect(await language(page), path).toBe(expected);
  }
});

test('the copy of English never answers in Spanish', async ({ page, context }) => {
  await page.goto('/');
  await hasCopy(page, '/sw.js');
  // Read once, before there is a Spanish copy.
  await page.goto('/es/numeros/7');
  await page.goto('/about');
  await context.setOffline(true);
  expect((await page.goto('/es/numeros/7'))?.status()).toBe(503);
  expect(await language(page)).toBe('en');
});
