import { firefox, webkit } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { type EngineName, findEngine } from './find-engines';
import type { PressedKey, RunningEngine, Tab } from './tab';
import { startWebKitGtk } from './webkitgtk/start-webkitgtk';

/** Starts the browser with this engine. `folder` is for its files. */
export async function startEngine(name: EngineName, folder: string): Promise<RunningEngine> {
  const { driver, executablePath } = findEngine(name);
  if (driver === 'webdriver') return startWebKitGtk(executablePath);
  if (driver === 'puppeteer') return startOwnFirefox(executablePath, folder);
  return startWithPlaywright(name === 'Firefox' ? firefox : webkit);
}

/** Playwright's own builds. */
async function startWithPlaywright(type: typeof firefox): Promise<RunningEngine> {
  const browser = await type.launch();
  return {
    newTab: async () => {
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      const page = await context.newPage();
      const resize = (width: number, height: number) => page.setViewportSize({ width, height });
      return { ...tabOf(page), resize, close: () => context.close() };
    },
    close: () => browser.close(),
  };
}

/** The machine's own Firefox, which Playwright cannot drive. */
async function startOwnFirefox(executablePath: string, folder: string): Promise<RunningEngine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    // Not in the temporary folder: a sandboxed Firefox package may only read the home folder.
    userDataDir: folder,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });
  return {
    newTab: async () => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const resize = (width: number, height: number) => page.setViewport({ width, height });
      return { ...tabOf(page), resize, close: () => context.close() };
    },
    close: () => browser.close(),
  };
}

/** What both drivers have in common. */
function tabOf(page: Driven): Omit<Tab, 'resize' | 'close'> {
  return {
    open: (address) => page.goto(address),
    reload: () => page.reload(),
    evaluate: (expression) => page.evaluate(expression),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    clickAt: (x, y) => page.mouse.click(x, y),
  };
}

/** A page of Playwright or of Puppeteer. */
interface Driven {
  goto(address: string): Promise<unknown>;
  reload(): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  readonly keyboard: {
    type(text: string): Promise<unknown>;
    press(key: PressedKey): Promise<unknown>;
  };
  readonly mouse: { click(x: number, y: number): Promise<unknown> };
}
