import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../scripts/browser';
import { serve } from '../scripts/serve';
import { storedRecords } from '../src/tools/lottery-predictor/testing/fake-records';

const SLOWDOWN = 4;
const VISITS = 15;
const MANY = 10_000;

interface Visit {
  /** From the start of the visit until the button is enabled. */
  readonly interactive: number;
  /** Until the saved results are shown; the same where there are none. */
  readonly shown: number;
}

/** How long a visitor waits for the lottery, without and with ten thousand saved results. */
export async function measureHistory(): Promise<string> {
  const executablePath = ensureChromium();
  const { port, stop } = await serve('dist');
  const browser = await chromium.launch({ executablePath });
  const address = `http://localhost:${port}/lottery-predictor`;
  const none = await openTab(browser, address, 0);
  const many = await openTab(browser, address, MANY);
  const visits = { none: [] as Visit[], many: [] as Visit[] };
  // Alternately, so that other load on the machine affects both equally.
  for (let visit = 0; visit < VISITS; visit += 1) {
    visits.none.push(await timeVisit(none, address, 0));
    visits.many.push(await timeVisit(many, address, MANY));
  }
  await browser.close();
  stop();
  const without = median(visits.none.map(({ interactive }) => interactive));
  const withMany = median(visits.many.map(({ interactive }) => interactive));
  const shown = median(visits.many.map((visit) => visit.shown - visit.interactive));
  return [
    `Milliseconds until the lottery can be used, at ${SLOWDOWN}x CPU slowdown (median of ${VISITS}):`,
    `${without.toFixed(1).padStart(8)}  with no saved results`,
    `${withMany.toFixed(1).padStart(8)}  with ${MANY} saved results, which are shown ${shown.toFixed(1)} ms later`,
    `With / without: ${(withMany / without).toFixed(2)}`,
  ].join('\n');
}

/** Opens a tab whose storage contains this many results. */
async function openTab(browser: Browser, address: string, count: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(address);
  await page.evaluate((records) => {
    if (records !== '[]') localStorage.setItem('lottery_results', records);
    localStorage.setItem('lottery_username', 'Visitor 7');
  }, storedRecords(count));
  await page.addInitScript(recordTimes);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

/** Runs in the page, before anything else: records when the button is enabled and a row is shown. */
function recordTimes(): void {
  const times: { interactive?: number; shown?: number } = {};
  Reflect.set(globalThis, 'times', times);
  new MutationObserver(() => {
    const button = document.querySelector<HTMLButtonElement>('form button[type="submit"]');
    if (button && !button.disabled) times.interactive ??= performance.now();
    if (document.querySelector('[data-testid="history-row"]')) times.shown ??= performance.now();
  }).observe(document, { attributes: true, childList: true, subtree: true });
}

async function timeVisit(page: Page, address: string, count: number): Promise<Visit> {
  await page.goto(address);
  const times = await page.waitForFunction((hasRows) => {
    const { interactive, shown } = Reflect.get(globalThis, 'times') as Partial<Visit>;
    if (!interactive || (hasRows && !shown)) return false;
    return { interactive, shown: shown ?? interactive };
  }, count > 0);
  return (await times.jsonValue()) as Visit;
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}
