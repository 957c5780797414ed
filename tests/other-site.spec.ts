import { globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { serve } from '../scripts/serve';
import { shippedColors } from '../src/config/colors';
import other from './dist/other-site.config';
import { buildSite } from './testing/build-site';

// A site built with another configuration has nothing of ours, and has a newsletter. One build for all.
test.describe.configure({ mode: 'serial' });

/** What the repository ships. An owner's own brand may be a common word, and be in the owner's texts. */
const SHIPPED = [
  ...['Ninefold', 'hello@example.com', 'Orla Vesper', 'Mara Quill', 'courts located in Arizona'],
  ...['PO Box 909', 'AZ 85001', 'offers.example.com', 'demo-offer', 'demo-affiliate'],
];

let folder = '';
let files: string[] = [];
let server: Awaited<ReturnType<typeof serve>>;
const read = (file: string) => readFileSync(join(folder, 'dist', file));

test.beforeAll(async () => {
  test.setTimeout(600_000);
  folder = buildSite(readFileSync(join(import.meta.dirname, 'dist/other-site.config.ts'), 'utf8'));
  const dist = join(folder, 'dist');
  // Compressed copies are copies of the others.
  files = globSync('**', { cwd: dist }).filter(
    (file) => statSync(join(dist, file)).isFile() && !/\.(?:br|gz)$/.test(file),
  );
  server = await serve(dist);
});

test.afterAll(() => {
  server?.stop();
  if (folder) rmSync(folder, { recursive: true });
});

/** The files that contain one of these texts. */
function filesWith(texts: readonly string[]): string[] {
  const pattern = new RegExp(texts.map(RegExp.escape).join('|'), 'i');
  // What a browser remembers has fixed names, so that another brand loses nobody's data.
  const textOf = (file: string) =>
    read(file)
      .toString('latin1')
      .replaceAll(/\bninefold[_-]\w+/g, '');
  return files.filter((file) => pattern.test(file) || pattern.test(textOf(file)));
}

test('it contains neither the shipped values nor the shipped colors, and no drawing in common', () => {
  const colors = [...Object.values(shippedColors.night), ...Object.values(shippedColors.paper)];
  expect(files.length).toBeGreaterThan(100);
  expect(filesWith([...SHIPPED, ...colors.filter((color) => color !== '#ffffff')])).toEqual([]);
  // A photograph beside an article is the same on every site.
  const pictures = files.filter((file) => /^(?!assets\/).*\.(?:png|ico|svg|avif|webp)$/.test(file));
  expect(pictures.length).toBeGreaterThan(50);
  const dist = join(import.meta.dirname, '../dist');
  expect(pictures.filter((file) => read(file).equals(readFileSync(join(dist, file))))).toEqual([]);
});

test('it contains its own values and colors', () => {
  const { night } = other.colors as { night: Record<string, string> };
  const { affiliate, social } = other;
  const home = read('index.html').toString();
  for (const value of [
    other.brand,
    other.origin,
    `mailto:${other.email}`,
    ...other.postalAddress,
    `${affiliate.address}?offer_id=${affiliate.offerId}&amp;aff_id=${affiliate.affiliateId}`,
    `alt="${affiliate.text}"`,
    `Our partner’s offer: ${affiliate.text}`,
    social.youtube ?? '',
    `--night-ground:${night['ground']};`,
    `<meta name="theme-color" content="${night['sunken']}">`,
  ]) {
    expect(home).toContain(value);
  }
  expect(read('terms-of-use.html').toString()).toContain('March 9, 2031');
  const manifest = JSON.parse(read('manifest.webmanifest').toString());
  expect([manifest.background_color, manifest.theme_color]).toEqual([
    night['ground'],
    night['sunken'],
  ]);
  expect(read('icon.svg').toString()).toContain(night['gold']);
});

const SCRIPT = 'https://assets.flodesk.com/universal.mjs';
const TARGET = 'https://form.flodesk.com/forms/68aa5cf240d1/submit';
/** What such a script does: it answers the calls made so far with a form as markup, and its styles. */
const PROVIDER = `
  for (const [, { containerEl }] of window.fd.q) {
    document.querySelector(containerEl).insertAdjacentHTML('beforeend', \`
      <style>.their-button { color: rgb(1, 2, 3) }</style>
      <form>
        <label style="letter-spacing: 3px">Your e-mail <input name="email"></label>
        <button class="their-button">Subscribe</button>
      </form>\`);
    document.querySelector(containerEl + ' form').addEventListener('submit', (event) => {
      event.preventDefault();
      fetch('${TARGET}', { method: 'POST', body: new FormData(event.target) });
    });
  }`;

async function openWithProvider(page: Page, path: string) {
  const noise: string[] = [];
  page.on('console', (message) => noise.push(message.text()));
  page.on('pageerror', (error) => noise.push(error.message));
  await page.route(/^https:/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: route.request().url().startsWith(SCRIPT) ? PROVIDER : '',
      headers: { 'Access-Control-Allow-Origin': '*' },
    }),
  );
  await page.goto(`http://localhost:${server.port}${path}`);
  return noise;
}

test('the newsletter’s form is mounted with its styles, and sends what is typed', async ({
  page,
}) => {
  const noise = await openWithProvider(page, '/contact');
  const form = page.getByTestId('newsletter');
  await form.getByLabel('Your e-mail').fill('ada@lovelace.test');
  await expect(form.getByText('Your e-mail')).toHaveCSS('letter-spacing', '3px');
  await expect(form.getByRole('button')).toHaveCSS('color', 'rgb(1, 2, 3)');
  const sent = page.waitForRequest(TARGET);
  await form.getByRole('button').click();
  expect((await sent).postData()).toContain('ada@lovelace.test');
  // A browser may have kept the page as it was.
  await page.goto(`http://localhost:${server.port}/privacy-policy`);
  await expect(page.getByRole('main')).toContainText('The newsletter form comes from Flodesk');
  await page.goBack();
  await expect(form.getByLabel('Your e-mail')).toHaveCount(1);
  expect(noise).toEqual([]);

  // The policy is relaxed for the form only.
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.dataset.ran = "yes"';
    document.head.append(script);
    return document.documentElement.dataset['ran'];
  });
  expect(ran).toBeUndefined();
  const answer = await page.evaluate(() => fetch('https://elsewhere.test/').catch(() => 'blocked'));
  expect(answer).toBe('blocked');
});
