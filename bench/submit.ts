import { chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../scripts/browser';
import { serve } from '../scripts/serve';
import { PEOPLE } from './people';

const SLOWDOWN = 4;
/** Every page is loaded several times: a machine is often busy for some seconds. */
const RUNS = 8;

/** A calculator, and what is typed into its fields. */
const calculators: readonly { readonly path: string; readonly fields: readonly string[] }[] = [
  { path: '/', fields: ['Full Name', 'Birth Date'] },
  { path: '/personal-year', fields: ['Birth Date'] },
  { path: '/career-number', fields: ['Full Name', 'Birth Date'] },
  { path: '/business-name', fields: ['Enter Business Name'] },
  { path: '/karmic-past-life', fields: ['Enter Your Full Name', 'Enter Your Birth Date'] },
];

/** Milliseconds from a submit to its first paint, and to the paint of the whole reading. */
interface Submit {
  readonly firstPaint: number;
  readonly wholeReading: number;
}

/** What one visit to a calculator took, in milliseconds. */
interface Visit {
  readonly keystrokes: readonly number[];
  readonly firstSubmit: Submit;
  readonly secondSubmit: Submit;
}

/** How long a keystroke and a submit take on a processor made four times slower. */
export async function measureSubmit(): Promise<string> {
  const { port, stop } = await serve('dist');
  const browser = await chromium.launch({ executablePath: ensureChromium() });
  const lines = [
    `Milliseconds at ${SLOWDOWN}x CPU slowdown, medians of ${RUNS} visits,`,
    'from a submit to its first paint and to the whole reading:',
  ];
  for (const { path, fields } of calculators) {
    const visits: Visit[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'networkidle' });
      visits.push(await visit(page, fields, run));
      await page.close();
    }
    const submits = [visits.map((one) => one.firstSubmit), visits.map((one) => one.secondSubmit)];
    const [first, second] = submits.map((times) => {
      const paint = written(times.map(({ firstPaint }) => firstPaint));
      return `${paint}, whole ${written(times.map(({ wholeReading }) => wholeReading))}`;
    });
    // A calculator that asks for a date alone has no letters to type.
    const keystroke = written(visits.flatMap(({ keystrokes }) => keystrokes));
    lines.push(`first submit ${first}; second ${second}; a keystroke ${keystroke}  ${path}`);
  }
  await browser.close();
  stop();
  return lines.join('\n');
}

/** The least that a visitor takes to type a name. */
const TYPING_MS = 2000;

async function visit(page: Page, fields: readonly string[], run: number): Promise<Visit> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const keystrokes: number[] = [];
  for (const label of fields) {
    if (label.endsWith('Date')) await page.getByLabel(label).fill(`199${run}-05-1${run}`);
    else keystrokes.push(...(await timeTyping(page, label, PEOPLE[run]?.name ?? 'Ada')));
  }
  // Scripts and readings load while a visitor types; the benchmark types too fast for that.
  await page.waitForFunction(() => !document.querySelector('main astro-island[ssr]'));
  await page.waitForTimeout(TYPING_MS);
  const firstSubmit = await timeSubmit(page);
  // The form of the nine numbers is folded away below a result.
  const change = page.getByRole('button', { name: 'Change', exact: true });
  if (await change.isVisible()) await change.click();
  for (const label of fields) {
    const value = label.endsWith('Date')
      ? `198${run}-07-2${run}`
      : (PEOPLE.at(run - 7)?.name ?? 'Eve');
    await page.getByLabel(label).fill(value);
  }
  return { keystrokes, firstSubmit, secondSubmit: await timeSubmit(page) };
}

/** The time that each letter takes to be inserted into the field. */
async function timeTyping(page: Page, label: string, text: string): Promise<number[]> {
  await page.getByLabel(label).focus();
  return page.evaluate(
    (letters) =>
      [...letters].map((letter) => {
        const start = performance.now();
        document.execCommand('insertText', false, letter);
        return performance.now() - start;
      }),
    text,
  );
}

/** Measures from a submit to the first task after a frame was painted, the first and the last changed. */
function timeSubmit(page: Page): Promise<Submit> {
  return page.evaluate(async () => {
    let isChanged = false;
    const observer = new MutationObserver(() => {
      isChanged = true;
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    const { port1, port2 } = new MessageChannel();
    /** Waits for the next frame. Returns when it was painted, and whether it shows a change. */
    const painted = () =>
      new Promise<{ at: number; isNew: boolean }>((resolve) => {
        requestAnimationFrame(() => {
          const isNew = isChanged || observer.takeRecords().length > 0;
          isChanged = false;
          port1.onmessage = () => resolve({ at: performance.now(), isNew });
          port2.postMessage(undefined);
        });
      });
    const start = performance.now();
    document.querySelector<HTMLButtonElement>('form button[type="submit"]')?.click();
    const first = await painted();
    let last = first.at;
    // The reading follows in frames of its own.
    for (let unchanged = 0; unchanged < 30; unchanged += 1) {
      const { at, isNew } = await painted();
      if (isNew) [last, unchanged] = [at, 0];
    }
    observer.disconnect();
    return { firstPaint: first.at - start, wholeReading: last - start };
  });
}

/** The median, to be printed. */
function written(times: readonly number[]): string {
  const time = median(times);
  return (Number.isNaN(time) ? '–' : time.toFixed(1)).padStart(6);
}

function median(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
