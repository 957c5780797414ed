import { chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../scripts/browser';
import { serve } from '../scripts/serve';
import { PEOPLE } from './people';

const SLOWDOWN = 4;
/** Every page has its turn several times: a machine is often busy for some seconds. */
const TURNS = 4;
const PRESSES = 12;

/** A page, and the fields that are filled before its button is pressed. */
interface Measured {
  readonly path: string;
  readonly fields: readonly string[];
  readonly prepare?: (page: Page) => Promise<void>;
}

const measured: readonly Measured[] = [
  { path: '/', fields: ['Full Name', 'Birth Date'] },
  { path: '/personal-year', fields: ['Birth Date'] },
  { path: '/career-number', fields: ['Full Name', 'Birth Date'] },
  { path: '/business-name', fields: ['Enter Business Name'] },
  { path: '/karmic-past-life', fields: ['Enter Your Full Name', 'Enter Your Birth Date'] },
  {
    path: '/lottery-predictor',
    fields: ['Check Against Lottery Results'],
    prepare: async (page) => {
      await page.getByLabel('Your Name').fill('Ada');
      await page.getByLabel('Life Path Number').fill('7');
      await page.getByRole('button', { name: 'Generate My Power Numbers' }).click();
    },
  },
  { path: 'the limit: a page of one number, which changes', fields: [], prepare: countPresses },
];

/** From the press to the painted result, on a processor made four times slower. */
export async function measurePress(): Promise<string> {
  const executablePath = ensureChromium();
  const { port, stop } = await serve('dist');
  const browser = await chromium.launch({ executablePath });
  const times = new Map<string, number[]>(measured.map(({ path }) => [path, []]));
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const { path, fields, prepare } of measured) {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      const address = path.startsWith('/') ? `http://localhost:${port}${path}` : 'about:blank';
      await page.goto(address, { waitUntil: 'networkidle' });
      await prepare?.(page);
      times.get(path)?.push(...(await timePresses(page, fields, turn * PRESSES)));
      await page.close();
    }
  }
  await browser.close();
  stop();
  return [
    `Milliseconds from press to painted result, processor slowed ${SLOWDOWN}×:`,
    ...Array.from(times, ([path, found]) => `${summary(found)}  ${path}`),
  ].join('\n');
}

/** All presses; and those right after loading, which run code that has never run, by themselves too. */
function summary(times: readonly number[]): string {
  const first = times.filter((_, press) => press % PRESSES === 0);
  const [all, cold] = [median(times).toFixed(1), median(first).toFixed(0)];
  return `${all.padStart(8)}  median, ${cold.padStart(3)} the first time`;
}

function median(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

async function countPresses(page: Page): Promise<void> {
  await page.setContent('<form><button type="submit">Count</button></form><output>0</output>');
  await page.evaluate(() => {
    let presses = 0;
    document.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault();
      presses += 1;
      document.querySelector('output')?.replaceChildren(String(presses));
    });
  });
}

async function timePresses(
  page: Page,
  fields: readonly string[],
  before: number,
): Promise<readonly number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const times: number[] = [];
  for (let press = before; press < before + PRESSES; press += 1) {
    const name = PEOPLE[press % PEOPLE.length]?.name ?? '';
    for (const label of fields) await page.getByLabel(label).fill(entry(label, name, press));
    times.push(await timePress(page));
  }
  return times;
}

/** What goes into a field at the how-manieth press. */
function entry(label: string, name: string, press: number): string {
  if (label.endsWith('Date')) {
    return `19${String(10 + press * 3).slice(-2)}-0${(press % 9) + 1}-1${press % 9}`;
  }
  if (label.endsWith('Results')) {
    // Up to 49, the highest ball.
    return [1, 2, 9, 14, 17, 25].map((ball) => ball + (press % 25)).join();
  }
  return name;
}

/** The press, the frame that follows it, and the first task after that frame was painted. */
function timePress(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        const start = performance.now();
        port1.onmessage = () => resolve(performance.now() - start);
        document.querySelector<HTMLButtonElement>('form button[type="submit"]')?.click();
        requestAnimationFrame(() => port2.postMessage(undefined));
      }),
  );
}
