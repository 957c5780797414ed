import { globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { serve } from '../../scripts/serve';
import { mostBytes } from '../../src/build/encode-photo';
import { shippedColors } from '../../src/config/colors';
import { buildSite } from '../testing/build-site';
import { goBack } from '../testing/fixtures';
import other from './other-site.config';

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
  const article = 'src/texts/en/articles/karmic-debt.mdx';
  const text = readFileSync(join(import.meta.dirname, '../..', article), 'utf8');
  folder = buildSite(readFileSync(join(import.meta.dirname, 'other-site.config.ts'), 'utf8'), {
    files: {
      'products/walk.jpg': await photo(1500, 2000),
      'src/texts/en/articles/sea.jpg': await photo(2400, 1800),
      [article]: text.replace(/^heroAlt:/m, 'hero: ./sea.jpg\nheroAlt:'),
    },
  });
  const dist = join(folder, 'dist');
  files = globSync('**', { cwd: dist }).filter((file) => statSync(join(dist, file)).isFile());
  server = await serve(dist);
});

test.afterAll(() => {
  server?.stop();
  if (folder) rmSync(folder, { recursive: true });
});

/** A photo as heavy as a camera's: grain over a sky. */
function photo(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#4477aa', noise } })
    .blur(1.2)
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** The files that contain one of these texts. */
function filesWith(texts: readonly string[]): string[] {
  const pattern = new RegExp(texts.map(RegExp.escape).join('|'), 'i');
  // What a browser remembers, and what a frame tells the page around it, has fixed names under every brand.
  const textOf = (file: string) =>
    read(file)
      .toString('latin1')
      .replaceAll(/\bninefold(?:[_-]\w+|Height)/g, '');
  return files.filter((file) => pattern.test(file) || pattern.test(textOf(file)));
}

test('it contains neither the shipped values nor the shipped colors, and no drawing in common', () => {
  const colors = [...Object.values(shippedColors.night), ...Object.values(shippedColors.paper)];
  expect(files.length).toBeGreaterThan(100);
  expect(filesWith([...SHIPPED, ...colors.filter((color) => color !== '#ffffff')])).toEqual([]);
  // A photograph beside an article is the same on every site.
  const pictures = files.filter((file) => /^(?!assets\/).*\.(?:png|ico|svg|avif|webp)$/.test(file));
  expect(pictures.length).toBeGreaterThan(50);
  const dist = join(import.meta.dirname, '../../dist');
  expect(pictures.filter((file) => read(file).equals(readFileSync(join(dist, file))))).toEqual([]);
});

test('it contains its own values and colors', () => {
  const { night } = other.colors as { night: Record<string, string> };
  const { social } = other;
  const affiliate = other.affiliate || undefined;
  const home = read('index.html').toString();
  for (const value of [
    other.brand,
    other.origin,
    `mailto:${other.email}`,
    ...other.postalAddress,
    `${affiliate?.address}?offer_id=${affiliate?.offerId}&amp;aff_id=${affiliate?.affiliateId}`,
    `alt="${affiliate?.text}"`,
    ` · ${affiliate?.text}`,
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

test('it says of cookies, visits and readers’ rights what its configuration makes true', () => {
  expect(filesWith(['no cookies', 'no cookie to accept'])).toEqual([]);
  const policy = read('privacy-policy.html').toString();
  for (const words of [
    ...['whose script loads with every page.', 'though Flodesk may set some'],
    ...['We count visits from our server’s log', 'Emil Kern, Postfach 7, Winterthur.'],
    ...['are kept for nine days, and mail for nine months.', 'on your consent (article 6(1)(a))'],
  ]) {
    expect(policy).toContain(words);
  }
});

test('its store has its products in its currency, with its photo', () => {
  const store = read('store.html').toString();
  for (const amount of ['12.50', '30', '90', '45']) expect(store).toContain(`CHF\u00a0${amount}<`);
  expect(store).toContain('"price":"12.50","priceCurrency":"CHF"');
  expect(store).toMatch(/<img src="\/assets\/walk\.[^"]+\.webp"/);
});

test('the build makes every size of a photo, none heavier than its place allows', async () => {
  const made = files.filter((file) => /^assets\/.*\.(?:webp|jpeg)$/.test(file));
  const sizes = await Promise.all(
    made.map(async (file) => {
      const { width, height, format } = await sharp(read(file)).metadata();
      expect(read(file).byteLength).toBeLessThanOrEqual(mostBytes(width, height, format));
      return `${/\/(\w+)/.exec(file)?.[1]} ${width} × ${height} ${format}`;
    }),
  );
  expect(sizes.toSorted()).toEqual(
    [
      ...['sea 360 × 189 webp', 'sea 720 × 378 webp'], // on cards
      ...['sea 480 × 252 webp', 'sea 800 × 420 webp', 'sea 1200 × 630 webp'], // in its article
      'sea 1200 × 630 jpeg', // where it is shared
      'walk 720 × 400 webp', // in the store
    ].toSorted(),
  );
  // What the owner gave is not published.
  expect(files.filter((file) => file.endsWith('.jpg'))).toEqual([]);
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

test('the newsletter’s form has its styles, and sends what is typed', { tag: '@back' }, async ({
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
  await goBack(page);
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
