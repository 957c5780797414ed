import type { Page } from '@playwright/test';

/** Holds back every script of a page until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await released;
    // A newsletter's hosts are answered by the fixture.
    await route.fallback();
  });
  return release;
}
