import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';

/*
 * A tab in Chromium as visitors have it. While Playwright is attached to a page, Chromium does not
 * prerender. So this one is driven through the DevTools protocol, attached to the tab instead of the page.
 */

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: {
    readonly sessionId: string;
    readonly targetInfo?: { readonly targetId: string; readonly type: string; subtype?: string };
  };
  readonly result?: object;
}

/** How long something may take on a busy machine. */
const PATIENCE_MS = 30_000;

export type VisitorTab = Awaited<ReturnType<typeof openTab>>;

/** Opens a tab in a browser of its own. */
export async function openTab(origin: string) {
  const folder = mkdtempSync(join(tmpdir(), 'visitor-'));
  const browser = spawn(process.env.CHROMIUM_PATH || chromium.executablePath(), [
    ...['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-sync'],
    ...['--disable-background-networking', '--disable-component-update', '--disable-quic'],
    ...['--remote-debugging-port=0', `--user-data-dir=${folder}`, '--window-size=1280,800'],
    // A press is lost on the transition between two pages.
    '--force-prefers-reduced-motion',
  ]);
  let socketAddress: string | undefined;
  for await (const line of createInterface({ input: browser.stderr })) {
    socketAddress = /listening on (ws:.*)/.exec(line)?.[1];
    if (socketAddress) break;
  }
  browser.stderr.resume();
  const socket = new WebSocket(socketAddress ?? '');
  await once(socket, 'open');

  const answers = new Map<number, (result: object | undefined) => void>();
  /** The pages of the tab: one is shown, others are being prerendered. */
  const pages = new Map<string, { readonly sessionId: string; isShown: boolean }>();
  socket.addEventListener('message', ({ data }) => {
    const { id = 0, method, params, result }: Message = JSON.parse(data);
    answers.get(id)?.(result);
    if (method === 'Target.detachedFromTarget') {
      for (const [id, page] of pages) if (page.sessionId === params?.sessionId) pages.delete(id);
    }
    const target = params?.targetInfo;
    if (target?.type !== 'page') return;
    const isShown = target.subtype !== 'prerender';
    const page = pages.get(target.targetId);
    if (page) page.isShown = isShown;
    else if (method === 'Target.attachedToTarget') {
      pages.set(target.targetId, { sessionId: params?.sessionId ?? '', isShown });
    }
  });

  /** An answer without a result is an error, and gives nothing. */
  function send<T>(method: string, params: object = {}, sessionId?: string): Promise<Partial<T>> {
    const id = answers.size + 1;
    return new Promise((resolve) => {
      answers.set(id, (result) => resolve({ ...result } as Partial<T>));
      socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
  }

  const sessionOf = (isShown: boolean) =>
    [...pages.values()].findLast((page) => page.isShown === isShown)?.sessionId;

  /** The value of an expression in the page that is shown, or in the one that is being prepared. */
  async function evaluate(expression: string, session = sessionOf(true)): Promise<unknown> {
    const params = { expression, awaitPromise: true, returnByValue: true };
    const { result } = await send<{ result: { value: unknown } }>(
      'Runtime.evaluate',
      params,
      session,
    );
    return result?.value;
  }

  /** Waits until an expression is true in the page that is shown. */
  async function until(expression: string, isShown = true): Promise<void> {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(50)) {
      const session = sessionOf(isShown);
      // A page that is being left does not answer.
      if (session && (await Promise.race([evaluate(expression, session), pause(1000)]))) return;
    }
    throw new Error(`It did not become true: ${expression}`);
  }

  async function pointTo(selector: string): Promise<object> {
    const element = `document.querySelector(${JSON.stringify(selector)})`;
    await until(`!!${element}?.checkVisibility()`);
    const point = await evaluate(`(() => {
      ${element}.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = ${element}.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    })()`);
    await mouse('mouseMoved', point as object);
    return point as object;
  }

  const mouse = (type: string, point: object) =>
    send('Input.dispatchMouseEvent', { type, ...point }, sessionOf(true));

  const created = await send<{ targetId: string }>('Target.createTarget', {
    url: 'about:blank',
    forTab: true,
  });
  const attached = await send<{ sessionId: string }>('Target.attachToTarget', {
    ...created,
    flatten: true,
  });
  const auto = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await send('Target.setAutoAttach', auto, attached.sessionId);
  await send('Target.setDiscoverTargets', { discover: true });

  return {
    evaluate,
    until,
    async goTo(address: string) {
      const url = origin + address;
      await send('Page.navigate', { url }, sessionOf(true));
      await until(`location.href === '${url}' && document.readyState === 'complete'`);
    },
    /** Rests the pointer on the first element that fits, until the browser has prepared where it leads. */
    async hover(selector: string) {
      await pointTo(selector);
      await until(`document.readyState === 'complete'`, false);
    },
    async press(selector: string) {
      const button = { ...(await pointTo(selector)), button: 'left', clickCount: 1 };
      await mouse('mousePressed', button);
      await mouse('mouseReleased', button);
    },
    close() {
      browser.once('close', () => rmSync(folder, { recursive: true, force: true }));
      // What was started may be a script that starts the browser, and killing it would not end that.
      send('Browser.close');
    },
  };
}
