import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join, resolve } from 'node:path';
import { type Browser, type CDPSession, chromium, type Locator, type Page } from '@playwright/test';
import sirv from 'sirv';
import { ensureChromium } from '../scripts/browser';
import { pageFiles } from '../src/build/page-files';

/*
 * `npm run bench:touch`: how long a phone takes to answer each touch, on a CPU slowed four times, from the
 * browser's own timing of events. `npm run bench:touch -- <folder> …` measures the pages with a form in other
 * folders beside ours.
 */

const SLOWDOWN = 4;
const VISITS = 3;
/** How long the work after a touch is watched. */
const AFTERWARDS_MS = 1000;

/** A form as small as it can be: what no site can be faster than. */
const FLOOR = `<!doctype html><meta name="viewport" content="width=device-width"><title>Floor</title>
<form><input name="name" aria-label="Name"> <input name="date" type="date" aria-label="Date">
<button>Calculate</button></form><output></output>
<script>
  document.forms[0].addEventListener('submit', (event) => {
    event.preventDefault();
    const letters = [...event.target.elements.name.value.toLowerCase()].filter((letter) => /[a-z]/.test(letter));
    let number = letters.reduce((sum, letter) => sum + ((letter.charCodeAt(0) - 97) % 9) + 1, 0);
    while (number > 9) number = [...String(number)].reduce((sum, digit) => sum + Number(digit), 0);
    document.querySelector('output').textContent = number;
  });
</script>`;

/** What a visitor touches, one after another, and what of it a page may lack. */
const touches: Readonly<Record<string, (page: Page) => Promise<readonly Locator[]>>> = {
  tap: async (page) => [firstField(page)],
  press: async (page) => [page.locator('form button:not([type="button"]):visible').first()],
  tabs: async (page) => page.getByRole('tab').all(),
  working: async (page) => [page.getByTestId('working').locator('summary').first()],
  share: async (page) => [page.getByRole('button', { name: 'Share', exact: true }).first()],
  menu: async (page) => [
    page.getByRole('button', { name: 'Menu', exact: true }),
    page.getByRole('button', { name: 'More', exact: true }),
  ],
};

/** What the answers to some touches took, in milliseconds. */
interface Answers {
  /** From each touch or key to the next paint. */
  readonly paints: readonly number[];
  /** Of the main thread. */
  readonly cpu: number;
  /** The longest task that could make the next touch wait, after the first paint. */
  readonly task: number;
}

const firstField = (page: Page) =>
  page.locator('form input:is([type="text"], [type="date"], :not([type])):visible').first();

const executablePath = ensureChromium();
const browser = await chromium.launch({ executablePath });
console.log(
  `Milliseconds at ${SLOWDOWN}x CPU slowdown, ${VISITS} visits: 98th percentile and slowest`,
);
console.log(
  'from touch to paint; CPU of the main thread; after a press the longest task that follows, and how many functions were compiled.',
);
await report('floor', await listen((_, response) => response.end(FLOOR)), ['/']);
for (const folder of ['dist', ...process.argv.slice(3)]) {
  const paths = pageFiles(folder)
    .filter((file) => readFileSync(join(folder, file), 'utf8').includes('<form'))
    .map((file) => `/${file.replace(/(?:index)?\.html$/, '')}`);
  const files = sirv(resolve(folder), { gzip: true, brotli: true });
  await report(basename(folder), await listen(files), paths);
}
await browser.close();

/** Serves without headers of our own: every folder is treated alike. */
async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, 'localhost').unref();
  await once(server, 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

async function report(name: string, address: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const visits: Map<string, Answers>[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) visits.push(await use(browser, address + path));
    const compiled = await compiledInPress(browser, address + path);
    const columns = [...(visits[0]?.keys() ?? [])].map((touch) => {
      const answers = visits.flatMap((visit) => visit.get(touch) ?? []);
      const paints = answers.flatMap(({ paints }) => paints).toSorted((a, b) => a - b);
      const high = paints[Math.ceil(paints.length * 0.98) - 1] ?? 0;
      const cpu = median(answers.map((answer) => answer.cpu)).toFixed(0);
      const task = touch === 'press' ? `, ${Math.max(...answers.map(({ task }) => task))}` : '';
      const functions = touch === 'press' ? `, ${compiled} compiled` : '';
      return `${touch} ${high} ${paints.at(-1) ?? 0} (${cpu}${task}${functions})`;
    });
    console.log(`${(name + path).padEnd(28)} ${columns.join('  ')}`);
  }
}

/** A page on a phone. */
async function openPage(visitor: Browser): Promise<Page> {
  const context = await visitor.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    // The offline copy is fetched meanwhile, by another thread.
    serviceWorkers: 'block',
  });
  return context.newPage();
}

/** One visit, with everything on the page touched in turn. */
async function use(visitor: Browser, address: string): Promise<Map<string, Answers>> {
  const page = await openPage(visitor);
  const context = page.context();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await page.addInitScript(recordAnswers);
  await page.goto(address, { waitUntil: 'networkidle' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const answers = new Map<string, Answers>();
  for (const [touch, find] of Object.entries(touches)) {
    const targets = await find(page);
    const isThere = await Promise.all(targets.map((target) => target.isVisible()));
    if (!isThere[0]) continue;
    answers.set(
      touch,
      await measure(page, session, async () => {
        for (const target of targets) if (await target.isVisible()) await target.tap();
      }),
    );
    if (touch === 'tap') answers.set('letters', await measure(page, session, () => fillIn(page)));
    await page.keyboard.press('Escape');
  }
  await context.close();
  return answers;
}

/** An event of Chromium's trace, and where and when it was. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur: number;
  readonly args: { readonly data?: { readonly url?: string } };
}

/**
 * How many functions the page's own scripts had compiled during a press, whatever the speed of the machine. A
 * trace slows a page down, so this is a visit of its own.
 */
async function compiledInPress(visitor: Browser, address: string): Promise<number> {
  const page = await openPage(visitor);
  await page.goto(address, { waitUntil: 'networkidle' });
  await fillIn(page);
  await page.waitForTimeout(AFTERWARDS_MS);
  await visitor.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-v8.compile'],
  });
  for (const target of (await touches['press']?.(page)) ?? []) await target.tap();
  await page.waitForTimeout(AFTERWARDS_MS);
  const trace = JSON.parse((await visitor.stopTracing()).toString());
  await page.context().close();
  const events: readonly TraceEvent[] = trace.traceEvents;
  const calls = events.filter(({ args }) => args.data?.url?.startsWith(new URL(address).origin));
  const isIn = (inner: TraceEvent) => (outer: TraceEvent) =>
    inner.pid === outer.pid &&
    inner.tid === outer.tid &&
    inner.ts >= outer.ts &&
    inner.ts <= outer.ts + outer.dur;
  return events.filter((event) => event.name === 'V8.CompileCode' && calls.some(isIn(event)))
    .length;
}

/** Types seven letters where a page asks for a name, and fills in the rest. */
async function fillIn(page: Page): Promise<void> {
  const isName = (await firstField(page).getAttribute('type')) !== 'date';
  if (isName) await page.keyboard.type('Ada Lee', { delay: 150 });
  for (const field of await page.locator('form input:visible').all()) {
    if ((await field.inputValue()) !== '') continue;
    const kind = await field.getAttribute('type');
    if (kind === 'date') await field.fill('1990-05-15');
    else if (kind === 'text')
      await field.fill((await field.getAttribute('inputmode')) ? '7' : 'Bo');
  }
}

async function measure(
  page: Page,
  session: CDPSession,
  act: () => Promise<void>,
): Promise<Answers> {
  await page.evaluate(() => Reflect.set(globalThis, 'answers', { paints: [], tasks: [] }));
  const before = await cpuOf(session);
  await act();
  await page.waitForTimeout(AFTERWARDS_MS);
  const cpu = (await cpuOf(session)) - before;
  const { paints, tasks } = await page.evaluate(
    () =>
      Reflect.get(globalThis, 'answers') as {
        paints: [number, number][];
        tasks: [number, number][];
      },
  );
  // A tap is several events, of which the first may be painted before the answer. Their times are rounded to 8 ms.
  const answered = Math.max(...paints.map(([start, length]) => start + length)) - 16;
  const following = tasks.filter(([at]) => at > answered).map(([, length]) => length);
  return { paints: paints.map(([, length]) => length), cpu, task: Math.max(0, ...following) };
}

/** Runs in the page: notes when each touch was and when its answer was painted, and long tasks. */
function recordAnswers(): void {
  const note = (list: 'paints' | 'tasks') => (entries: PerformanceObserverEntryList) => {
    const noted = Reflect.get(globalThis, 'answers') as Record<string, [number, number][]>;
    for (const { startTime, duration } of entries.getEntries()) {
      noted?.[list]?.push([Math.round(startTime), Math.round(duration)]);
    }
  };
  const observe = { type: 'event', durationThreshold: 16 } as PerformanceObserverInit;
  new PerformanceObserver(note('paints')).observe(observe);
  new PerformanceObserver(note('tasks')).observe({ type: 'longtask' });
}

async function cpuOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
