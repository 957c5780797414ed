import { Builder, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { anyPort, runServer } from '../../hosts/run-server';
import type { PressedKey, RunningEngine } from '../tab';

const keys: Readonly<Record<PressedKey, string>> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  ArrowRight: Key.ARROW_RIGHT,
};

/** Starts the driver of Debian's WebKitGTK on a screen that nobody sees. */
export async function startWebKitGtk(miniBrowser: string): Promise<RunningEngine> {
  const port = await anyPort();
  const command = ['xvfb-run', '--auto-servernum', 'WebKitWebDriver', `--port=${port}`];
  const driver = await runServer(command, port, {
    env: { ...process.env, XDG_CONFIG_HOME: import.meta.dirname },
    // A group of its own, to be ended with the screen and the browser that it starts.
    detached: true,
  });
  return {
    newTab: async () => tabOf(await startSession(driver.origin, miniBrowser)),
    close: driver.stop,
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
