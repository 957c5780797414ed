import { firefox, webkit } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { type EngineName, findEngine, missingEngines } from './find-engines';
import type { RunningEngine } from './tab';
import { startWebKitGtk } from './webkitgtk/start-webkitgtk';

/** Starts the browser with this engine. `folder` is for its files. */
export async function startEngine(name: EngineName, folder: string): Promise<RunningEngine> {
  const engine = findEngine(name);
  if (!engine) throw new Error(missingEngines([name]).join(''));
  const { driver, executablePath } = engine;
  if (driver === 'webdriver') return startWebKitGtk(executablePath);
  if (driver === 'puppeteer') return startOwnFirefox(executablePath, folder);
  return startWithPlaywright(name === 'Firefox' ? firefox : webkit);
}

/** Playwright's own builds. */
async function startWithPlaywright(type: typeof firefox): Promise<RunningEngine> {
  const browser = await type.launch();
  return {
    version: browser.version(),
    newTab: async () => {
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      const page = await context.newPage();
      return {
        open: (address) => page.goto(address),
        reload: () => page.reload(),
        evaluate: (expression) => page.evaluate(expression),
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        clickAt: (x, y) => page.mouse.click(x, y),
        resize: (width, height) => page.setViewportSize({ width, height }),
        close: () => context.close(),
      };
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
    version: (await browser.version()).replace(/^\D*/, ''),
    newTab: async () => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      return {
        open: (address) => page.goto(address),
        reload: () => page.reload(),
        evaluate: (expression) => page.evaluate(expression),
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        clickAt: (x, y) => page.mouse.click(x, y),
        resize: (width, height) => page.setViewport({ width, height }),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
