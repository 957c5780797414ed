import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';

/*
 * A tab in Chromium as visitors have it. While Playwright is attached to a page, Chromium neither prerenders
 * nor, as Playwright starts it, keeps a page for Back. So this one is driven through the DevTools protocol,
 * attached to the tab instead of the page.
 */

type Parameters = Readonly<Record<string, unknown>>;
interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly sessionId?: string;
  readonly params?: { readonly sessionId: string; readonly targetInfo: TargetInfo };
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}
interface TargetInfo {
  readonly targetId: string;
  readonly type: string;
  readonly subtype?: string;
}

/** How long something may take on a busy machine. */
const PATIENCE_MS = 30_000;

export interface VisitorTab {
  /** Evaluates an expression in the page that is shown. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Waits until an expression is true in the page that is shown. */
  readonly until: (expression: string) => Promise<void>;
  readonly goTo: (address: string) => Promise<void>;
  /** Rests the pointer on the first element that fits, until the browser has prepared where it leads. */
  readonly hover: (selector: string) => Promise<void>;
  readonly press: (selector: string) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly close: () => void;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Opens a tab in a browser of its own. */
export async function openTab(origin: string): Promise<VisitorTab> {
  const folder = mkdtempSync(join(tmpdir(), 'visitor-'));
  const browser = spawn(process.env.CHROMIUM_PATH || chromium.executablePath(), [
    ...['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-sync'],
    ...['--disable-background-networking', '--disable-component-update', '--disable-quic'],
    ...['--remote-debugging-port=0', `--user-data-dir=${folder}`, '--window-size=1280,800'],
    // A press is lost on the transition between two pages.
    '--force-prefers-reduced-motion',
  ]);
  let socketAddress = '';
  for await (const line of createInterface({ input: browser.stderr })) {
    socketAddress = /listening on (ws:.*)/.exec(line)?.[1] ?? '';
    if (socketAddress) break;
  }
  browser.stderr.resume();
  const socket = new WebSocket(socketAddress);
  await new Promise((resolve) => socket.addEventListener('open', resolve));

  const answers = new Map<number, (message: Message) => void>();
  /** The pages of the tab: one is shown, others are being prerendered. */
  const pages = new Map<string, { readonly sessionId: string; isShown: boolean }>();
  let count = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, ...message }: Message = JSON.parse(data);
    if (id !== undefined) answers.get(id)?.({ id, ...message });
    if (method === 'Target.detachedFromTarget') {
      for (const [id, page] of pages) if (page.sessionId === params?.sessionId) pages.delete(id);
    }
    const target = params?.targetInfo;
    if (!params || target?.type !== 'page') return;
    const isShown = target.subtype !== 'prerender';
    if (method === 'Target.attachedToTarget') {
      pages.set(target.targetId, { sessionId: params?.sessionId ?? '', isShown });
    } else {
      const page = pages.get(target.targetId);
      if (page) page.isShown = isShown;
    }
  });

  function send(method: string, params: Parameters = {}, sessionId?: string): Promise<unknown> {
    count += 1;
    const id = count;
    return new Promise((resolve, reject) => {
      answers.set(id, ({ result, error }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result),
      );
      socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
  }

  const { targetId } = (await send('Target.createTarget', {
    url: 'about:blank',
    forTab: true,
  })) as { targetId: string };
  const { sessionId: tab } = (await send('Target.attachToTarget', {
    targetId,
    flatten: true,
  })) as { sessionId: string };
  const auto = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await send('Target.setAutoAttach', auto, tab);
  await send('Target.setDiscoverTargets', { discover: true });

  const shown = () => [...pages.values()].findLast(({ isShown }) => isShown)?.sessionId;

  async function evaluate(expression: string): Promise<unknown> {
    const { result, exceptionDetails } = (await send(
      'Runtime.evaluate',
      { expression, awaitPromise: true, returnByValue: true },
      shown(),
    )) as { result: { value: unknown }; exceptionDetails?: { text: string } };
    if (exceptionDetails) throw new Error(`${exceptionDetails.text}: ${expression}`);
    return result.value;
  }

  async function until(expression: string): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    while (Date.now() < end) {
      // A page that is being left does not answer.
      const answer = evaluate(expression).catch(() => false);
      if (await Promise.race([answer, pause(1000)])) return;
      await pause(50);
    }
    throw new Error(`It did not become true: ${expression}`);
  }

  async function pointTo(selector: string): Promise<{ x: number; y: number }> {
    const element = `document.querySelector(${JSON.stringify(selector)})`;
    await until(`!!${element}?.checkVisibility()`);
    const center = await evaluate(`(() => {
      ${element}.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = ${element}.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    })()`);
    const point = center as { x: number; y: number };
    await send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point }, shown());
    return point;
  }

  async function hover(selector: string): Promise<void> {
    const before = pages.size;
    await pointTo(selector);
    const end = Date.now() + PATIENCE_MS;
    while (pages.size === before && Date.now() < end) await pause(50);
    const prepared = [...pages.values()].findLast(({ isShown }) => !isShown);
    if (!prepared) throw new Error(`Nothing is prerendered for ${selector}`);
    let isReady = false;
    while (!isReady && Date.now() < end) {
      const { result } = (await send(
        'Runtime.evaluate',
        { expression: 'document.readyState === "complete"', returnByValue: true },
        prepared.sessionId,
      )) as { result: { value: boolean } };
      isReady = result.value;
    }
  }

  async function press(selector: string): Promise<void> {
    const point = await pointTo(selector);
    const button = { ...point, button: 'left', clickCount: 1 };
    await send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button }, shown());
    await send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button }, shown());
  }

  async function goTo(address: string): Promise<void> {
    await send('Page.navigate', { url: origin + address }, shown());
    await until(
      `location.href === ${JSON.stringify(origin + address)} && document.readyState === 'complete'`,
    );
  }

  return {
    evaluate,
    until,
    goTo,
    hover,
    press,
    // The page may be gone before it can answer.
    back: async () => void (await evaluate('history.back()').catch(() => {})),
    close() {
      browser.once('close', () => rmSync(folder, { recursive: true, force: true }));
      // What was started may be a script that starts the browser, and killing it would not end that.
      send('Browser.close');
    },
  };
}
