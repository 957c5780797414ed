import { chromium, type Page } from '@playwright/test';
import { ensureBrowser } from '../scripts/lib/ensure-browser.mjs';
import { dist } from '../scripts/lib/paths.mjs';
import { serve } from '../scripts/lib/serve.mjs';
import { PEOPLE } from './people';

const SLOWDOWN = 4;
const PRESSES = 24;

/** A page, and the fields that are filled before its button is pressed. */
const calculators: readonly {
  path: string;
  fields: readonly string[];
  prepare?: (page: Page) => Promise<void>;
}[] = [
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
];

/** From the press to the painted result, on a processor made four times slower. */
export async function measurePress(): Promise<string> {
  const executablePath = await ensureBrowser();
  const { port, stop } = await serve(dist, 0);
  const browser = await chromium.launch({ executablePath });
  const lines = [`Milliseconds from press to painted result, processor slowed ${SLOWDOWN}×:`];
  for (const { path, fields, prepare } of calculators) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'networkidle' });
    await prepare?.(page);
    lines.push(`${await timePresses(page, fields)}  ${path}`);
    await page.close();
  }
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.setContent('<form><button type="submit">Count</button></form><output>0</output>');
  await page.evaluate(countPresses);
  lines.push(`${await timePresses(page, [])}  the limit: a page of one number, which changes`);
  await browser.close();
  stop();
  return lines.join('\n');
}

function countPresses() {
  let presses = 0;
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    presses += 1;
    document.querySelector('output')?.replaceChildren(String(presses));
  });
}

async function timePresses(page: Page, fields: readonly string[]): Promise<string> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const times: number[] = [];
  for (let press = 0; press < PRESSES; press += 1) {
    const person = PEOPLE[press % PEOPLE.length];
    if (!person) continue;
    for (const label of fields) {
      await page.getByLabel(label).fill(entry(label, person.name, press));
    }
    times.push(await timePress(page));
  }
  times.sort((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)] ?? Number.NaN;
  return `${median.toFixed(1).padStart(8)}  median, ${times.at(-1)?.toFixed(1)} at most`;
}

/** What goes into a field at the how-manieth press. */
function entry(label: string, name: string, press: number): string {
  if (label.endsWith('Date')) {
    return `19${String(10 + press * 3).slice(-2)}-0${(press % 9) + 1}-1${press % 9}`;
  }
  if (label.endsWith('Results')) return [1, 2, 9, 14, 17, 25].map((ball) => ball + press).join();
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
