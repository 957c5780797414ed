import { test as base, expect } from '@playwright/test';
import puppeteer, { type Browser, type KeyInput, type Page } from 'puppeteer-core';

export { expect };

/** Actions and assertions of a visitor with Firefox. */
export interface Visitor {
  readonly page: Page;
  readonly open: (path: string) => Promise<void>;
  /** Puts a value into the field with this label. */
  readonly fill: (label: string, value: string) => Promise<void>;
  /** Moves to the field with this label. */
  readonly focus: (label: string) => Promise<void>;
  /** Clicks the button with this name, as soon as it is enabled. */
  readonly click: (button: string) => Promise<void>;
  readonly press: (...keys: readonly KeyInput[]) => Promise<void>;
  /** Waits until the elements with a test id have these texts. */
  readonly sees: (testId: string, ...texts: readonly string[]) => Promise<void>;
  /** Waits until the field with this label, or the element with this text, has the focus. */
  readonly hasFocusOn: (text: string) => Promise<void>;
}

/**
 * Runs at noon of November 15, 2026. Every test fails on any console message, uncaught error or request
 * to another host.
 */
export const test = base.extend<{ visitor: Visitor }, { firefox: Browser }>({
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads in it what a fixture needs
    async ({}, use, { project }) => {
      const firefox = await puppeteer.launch({
        browser: 'firefox',
        headless: true,
        executablePath: process.env.FIREFOX_PATH ?? '',
        // Not in the temporary folder: a sandboxed Firefox package may only read the home folder.
        userDataDir: `${project.outputDir}/firefox`,
      });
      await use(firefox);
      await firefox.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visitor: async ({ firefox, baseURL }, use) => {
    const context = await firefox.createBrowserContext();
    const page = await context.newPage();
    const noise: string[] = [];
    page.on('console', (message) => noise.push(`console ${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => noise.push(`uncaught: ${error}`));
    page.on('request', (request) => {
      // Firefox loads the font of its list markers from a data URL.
      const isInside = request.url().startsWith(`${baseURL}/`) || request.url().startsWith('data:');
      if (!isInside) noise.push(`outside: ${request.url()}`);
    });
    await page.evaluateOnNewDocument(stopTheClock);
    await page.setViewport({ width: 390, height: 844 });
    await use(visitorOn(page, baseURL ?? ''));
    await context.close();
    expect(noise).toEqual([]);
  },
});

function visitorOn(page: Page, baseURL: string): Visitor {
  return {
    page,
    open: async (path) => void (await page.goto(baseURL + path)),
    fill: (label, value) => page.locator(field(label)).fill(value),
    focus: (label) => page.focus(field(label)),
    click: (button) => page.locator(named('button', button)).click(),
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
    },
    sees: (testId, ...texts) =>
      expect
        .poll(() =>
          page.$$eval(`[data-testid="${testId}"]`, (all) => all.map((one) => one.textContent)),
        )
        .toEqual(texts),
    hasFocusOn: (text) =>
      expect
        .poll(() =>
          page.evaluate(() => {
            const focused = document.activeElement as HTMLInputElement | null;
            return (focused?.labels?.[0] ?? focused)?.textContent;
          }),
        )
        .toBe(text),
  };
}

// By XPath: a query by role and name takes ten seconds or more in Firefox.
const named = (element: string, text: string) =>
  `::-p-xpath(//${element}[normalize-space()="${text}"])`;
const field = (label: string) =>
  `::-p-xpath(//input[@id=//label[normalize-space()="${label}"]/@for])`;

/** Runs in the page, before anything else. */
function stopTheClock(): void {
  const noon = new Date(2026, 10, 15, 12).getTime();
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, asked) =>
      Reflect.construct(target, given.length > 0 ? given : [noon], asked),
  });
  RealDate.now = () => noon;
}
