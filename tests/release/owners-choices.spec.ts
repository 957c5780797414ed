import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { serve } from '../../scripts/serve';
import { buildSite } from '../testing/build-site';

// Owners who change what the site earns and counts with: each choice is a line of their `site.config.ts`.
test.describe.configure({ mode: 'serial' });

const root = join(import.meta.dirname, '../..');
const shipped = readFileSync(join(root, 'site.config.ts'), 'utf8');

/** The shipped configuration with other lines in place of some of its own. */
function configuration(changes: readonly (readonly [RegExp, string])[]): string {
  return changes.reduce((text, [line, other]) => {
    expect(text).toMatch(line);
    return text.replace(line, other);
  }, shipped);
}

const AFFILIATE = /^ {2}affiliate: \{[\s\S]*?^ {2}\},$/m;
const VISITS = /^ {2}visits: .*$/m;
const NEWSLETTER = /^ {2}newsletter: .*$/m;

const folders: string[] = [];
const servers: Awaited<ReturnType<typeof serve>>[] = [];

// A page has loaded once its scripts have run: `goto` waits for that.

/** Builds a site, and serves it. */
async function open(text: string, files: Record<string, Buffer> = {}) {
  const folder = buildSite(text, { files });
  folders.push(folder);
  const dist = join(folder, 'dist');
  const server = await serve(dist);
  servers.push(server);
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  const shown = (file: string) => read(file).replace(/<style[\s\S]*?<\/style>|<[^>]*>/g, '');
  return { dist, read, shown, address: `http://localhost:${server.port}` };
}

test.afterAll(() => {
  for (const server of servers) server.stop();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Everything that goes to another host while a page is opened, with what is said about it. */
function recordOutside(page: Page, own: string): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(own)) return;
    sent.push(`${request.method()} ${request.url()} ${JSON.stringify(request.headers())}`);
  });
  page.on('console', (message) => {
    if (!/^Service Worker registration blocked/.test(message.text())) {
      sent.push(`console: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => sent.push(`error: ${error.message}`));
  return sent;
}

test.describe('no offer, counted visits, and a newsletter on a page elsewhere', () => {
  const PERSON = '#name=Rosalind%20Pike&date=1990-01-09';
  let site: Awaited<ReturnType<typeof open>>;

  test.beforeAll(async () => {
    test.setTimeout(600_000);
    site = await open(
      configuration([
        [AFFILIATE, '  affiliate: false,'],
        [VISITS, "  visits: { goatcounter: 'number-house' },"],
        [NEWSLETTER, "  newsletter: { link: 'https://letters.test/join' },"],
      ]),
    );
  });

  test('no page speaks of the offer, and the disclosure says that there is none', () => {
    for (const file of [
      'index.html',
      'career-number.html',
      'store.html',
      'blog/karmic-debt.html',
    ]) {
      expect(site.read(file)).not.toMatch(/ad-banner|offers\.example|sponsored|affiliate links/i);
    }
    for (const page of ['terms-of-use', 'disclaimer', 'privacy-policy', 'contact', 'about']) {
      expect(site.shown(`${page}.html`)).not.toMatch(
        /banner|green button|commission|through an ad/i,
      );
    }
    const disclosure = site.shown('affiliate-disclosure.html');
    expect(disclosure).toContain('No link on Ninefold is paid.');
    expect(disclosure).not.toMatch(/green button|is free because|Our Legal Duty/);
    // What the badge stands for is still said.
    expect(disclosure).toContain('It doesn’t stand for customer reviews.');
    expect(site.read('affiliate-disclosure.html')).toContain(
      'content="No link on this site is paid',
    );
  });

  test('a calculator without an offer works, and leaves no gap', async ({ page }) => {
    await page.route(/goatcounter/, (route) => route.fulfill({ body: '' }));
    await page.goto(`${site.address}/career-number${PERSON}`);
    await expect(page.getByTestId('result')).toBeVisible();
    await expect(page.getByText('Sponsored')).toHaveCount(0);
    expect(await page.locator('main .stack-3:empty').count()).toBe(0);
  });

  for (const path of ['/', `/${PERSON}`, `/profile${PERSON}`]) {
    test(`one request tells that ${path.replace(/#.*/, ', with somebody in its address,')} was opened`, async ({
      page,
    }) => {
      await page.route(/goatcounter/, (route) => route.fulfill({ body: '' }));
      const sent = recordOutside(page, site.address);
      await page.setViewportSize({ width: 800, height: 900 });
      await page.goto(`${site.address}${path}`, {
        referer: 'https://search.test/find?q=rosalind+pike#top',
      });
      if (path.includes('#')) await expect(page.getByTestId('result')).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(sent).toHaveLength(1);
      const [method, address = '', headers = ''] = sent[0]?.split(/ (?=https|\{)/) ?? [];
      expect(method).toBe('GET');
      expect(address).toBe(
        `https://number-house.goatcounter.com/count?p=${encodeURIComponent(path.replace(/#.*/, ''))}&r=https%3A%2F%2Fsearch.test&s=768%2C0%2C1`,
      );
      expect(`${address}${headers}`).not.toMatch(/#|%23|rosalind|pike|1990|cookie|"referer"/i);
    });
  }

  test('nothing is told by a browser that asks not to be tracked', async ({ browser }) => {
    for (const signal of [
      () => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }),
      () => Object.defineProperty(Navigator.prototype, 'doNotTrack', { value: '1' }),
    ]) {
      const page = await browser.newPage({ extraHTTPHeaders: { 'Sec-GPC': '1', DNT: '1' } });
      await page.addInitScript(signal);
      const sent = recordOutside(page, site.address);
      await page.goto(`${site.address}/${PERSON}`);
      expect(sent).toEqual([]);
      await page.close();
    }
  });

  test('a prerendered page tells nothing until it is opened', async ({ page }) => {
    await page.route(/goatcounter/, (route) => route.fulfill({ body: '' }));
    await page.addInitScript(() =>
      Object.defineProperty(Document.prototype, 'prerendering', { value: true }),
    );
    const sent = recordOutside(page, site.address);
    await page.goto(`${site.address}/about`);
    expect(sent).toEqual([]);
    const counted = page.waitForRequest(/goatcounter/);
    await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
    expect((await counted).url()).toContain('count?p=%2Fabout&');
  });

  test('the script is small, and one host is allowed', () => {
    expect(statSync(join(site.dist, 'visits.js')).size).toBeLessThanOrEqual(600);
    const policy = site.read('index.html').match(/connect-src [^;"]*/)?.[0];
    expect(policy).toBe("connect-src 'self' https://number-house.goatcounter.com");
    // Other people's pages have the frames: those count nothing.
    expect(site.read('embed/life-path.html')).not.toContain('visits.js');
  });

  test('the policy says what is counted, and that the newsletter is elsewhere', () => {
    const policy = site.shown('privacy-policy.html');
    for (const words of [
      'We count the pages that are opened, with GoatCounter',
      'tells number-house.goatcounter.com which page it was',
      'Do Not Track or Global Privacy Control',
      'sign up for the newsletter on the page of an e-mail service',
      'load scripts, pictures and fonts from this site alone.',
      'This site sets no cookie. It uses',
    ]) {
      expect(policy).toContain(words);
    }
    expect(policy).not.toMatch(/visits aren’t counted|The newsletter form comes/);
    expect(site.shown('about.html')).toContain('no cookie to accept');
  });

  test('the newsletter is a link in a new tab, without a script', () => {
    const home = site.read('index.html');
    expect(home).toMatch(/<a [^>]*href="https:\/\/letters\.test\/join" target="_blank"/);
    expect(home).not.toContain('data-provider');
  });
});

test.describe('a banner and a button of one’s own, and an address that names the page', () => {
  let site: Awaited<ReturnType<typeof open>>;
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#225577' } })
      .png()
      .toBuffer();

  test.beforeAll(async () => {
    test.setTimeout(600_000);
    site = await open(
      configuration([
        [
          AFFILIATE,
          `  affiliate: {
    address: 'https://go.partner.test/r?sub={page}-{place}',
    text: 'A first reading for two dollars',
    button: 'Ask a reader',
    banner: { wide: 'wide.png', narrow: 'narrow.png', alt: 'Ask a reader: two dollars' },
    byKind: {},
  },`,
        ],
        [/^ {2}logo: undefined,$/m, "  logo: 'logo.png',"],
        [/^ {2}offline: true,$/m, '  offline: false,'],
        [VISITS, "  visits: { endpoint: 'https://count.owner.test/hit?site=9' },"],
      ]),
      {
        'pictures/wide.png': await picture(1456, 180),
        'pictures/narrow.png': await picture(640, 100),
        'pictures/logo.png': await picture(200, 200),
      },
    );
  });

  test('without an offline copy, no page says what works without a network', () => {
    expect(() => site.read('offline.html')).toThrow(/no such file/);
  });

  test('each link tells where it stands', () => {
    const links = (file: string) =>
      [...site.read(file).matchAll(/href="https:\/\/go\.partner\.test\/r\?sub=([^"]*)"/g)].map(
        ([, id]) => id,
      );
    expect(links('index.html')).toEqual(['home-banner', 'home-button']);
    expect(links('career-number.html')).toEqual(['career-number-banner', 'career-number-button']);
    expect(links('store.html')).toEqual(['store-store']);
    expect(links('numbers/7.html')).toEqual(['numbers-7-banner']);
    expect(links('blog/karmic-debt.html')).toEqual([
      'blog-karmic-debt-banner',
      'blog-karmic-debt-article',
    ]);
  });

  test('the button has its wording, also in the disclosure, which says what the link tells', () => {
    expect(site.shown('career-number.html')).toContain('Ask a reader');
    const disclosure = site.shown('affiliate-disclosure.html');
    expect(disclosure).toContain('the green button “Ask a reader”');
    expect(disclosure).toContain(
      'our identifiers, the name of the page you were on and no referrer',
    );
    expect(disclosure).not.toContain('Try a Free Numerology Reading');
    expect(site.shown('privacy-policy.html')).toContain('the name of the page it stands on');
  });

  test('the banner is the owner’s, in the size of the screen', async ({ page }) => {
    const counted: string[] = [];
    await page.route('https://count.owner.test/**', (route) => {
      counted.push(route.request().url());
      return route.fulfill({ body: '' });
    });
    await page.goto(`${site.address}/about`);
    await expect
      .poll(() => counted)
      .toEqual(['https://count.owner.test/hit?site=9&p=%2Fabout&r=&s=1920%2C0%2C1']);
    const logo = page.getByRole('link', { name: 'Ninefold' }).locator('img');
    await expect(logo).toHaveJSProperty('naturalWidth', 96);
    expect((await logo.boundingBox())?.width).toBe(32);
    const image = page.getByAltText('Ask a reader: two dollars');
    for (const [width, shape] of [
      [1280, [720, 89]],
      [390, [332, 52]],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const file = shape[0] === 720 ? /assets\/wide\./ : /assets\/narrow\./;
      await expect
        .poll(() => image.evaluate((element: HTMLImageElement) => element.currentSrc))
        .toMatch(file);
      const box = await image.boundingBox();
      expect([box?.width, Math.round(box?.height ?? 0)]).toEqual(shape);
    }
    // Nothing is drawn for a banner that nobody sees.
    expect(() => site.read('psychic-banner.png')).toThrow(/no such file/);
  });
});
