import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Builder, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { anyPort } from '../../hosts/run-server';
import type { PressedKey, RunningEngine } from '../tab';

const keys: Readonly<Record<PressedKey, string>> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  ArrowRight: Key.ARROW_RIGHT,
};

/** Starts the driver of Debian's WebKitGTK on a screen that nobody sees. */
export async function startWebKitGtk(miniBrowser: string): Promise<RunningEngine> {
  const port = await anyPort();
  const driver = spawn('xvfb-run', ['--auto-servernum', 'WebKitWebDriver', `--port=${port}`], {
    env: { ...process.env, XDG_CONFIG_HOME: import.meta.dirname },
    stdio: 'ignore',
    // A group of its own, to be ended with the screen and the browser that it starts.
    detached: true,
  });
  const server = `http://127.0.0.1:${port}`;
  await waitFor(`${server}/status`);
  return {
    newTab: async () => tabOf(await startSession(server, miniBrowser)),
    close: async () => {
      if (driver.pid) process.kill(-driver.pid);
      await once(driver, 'close');
    },
  };
}

/** A session is a browser with no history. The driver has one at a time. */
async function startSession(server: string, binary: string): Promise<WebDriver> {
  return new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    })
    .build();
}

function tabOf(session: WebDriver) {
  return {
    open: (address: string) => session.get(address),
    reload: () => session.navigate().refresh(),
    evaluate: (expression: string) => session.executeScript(`return ${expression}`),
    type: (text: string) => session.actions().sendKeys(text).perform(),
    press: (key: PressedKey) => session.actions().sendKeys(keys[key]).perform(),
    clickAt: (x: number, y: number) =>
      session.actions().move({ x, y, origin: Origin.VIEWPORT }).click().perform(),
    resize: (width: number, height: number) =>
      session.manage().window().setRect({ x: 0, y: 0, width, height }),
    close: () => session.quit(),
  };
}

async function waitFor(address: string): Promise<void> {
  for (let tries = 0; tries < 150; tries += 1) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await delay(200);
  }
  throw new Error('WebKitWebDriver did not start.');
}
