import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { cleanEnvironment, copySources, writeFiles } from '../testing/build-site';

// What owners do to a site in their first month, in a copy: nothing of it may turn a check red. A build takes its
// time, so that each of these owners makes many changes that do not meet.
test.describe.configure({ mode: 'serial', timeout: 1_800_000 });

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The configuration that the repository ships, with changes to it. */
function configuration(changes: string, notShown = '{}'): string {
  return read('site.config.ts')
    .replace(/^(export const notShown: NotShown =).*/m, `$1 ${notShown};`)
    .replace('export default site;', `export default { ...site, ${changes} } as SiteConfigInput;`);
}

/** An owner who has decided everything. The name has 40 letters, Latin ones of more than one language. */
const DECIDED = `
  brand: 'Numerologia Łucji Żurawskiej-Núñez y Muñ',
  languages: ['en'],
  origin: 'https://www.numbers-and-names.com',
  email: 'hello@numbers-and-names.com',
  securityContactUntil: '${inDays(200)}',
  postalAddress: ['Łucja Żurawska', 'ulica Długa 12', '31-146 Kraków'],
  businessHours: { open: 'On Tuesdays', closed: 'on all other days', reply: 'within a week' },
  governingLaw: { law: 'Poland', courts: 'the courts of Kraków' },
  penName: 'Łucja Núñez',
  founder: { name: 'Łucja Żurawska', initials: 'ŁŻ' },
  affiliate: { address: 'https://go.partner.com/readings', text: 'A first reading for one euro' },
  legalTextsUpdated: '${inDays(-5)}',
  ratingBadge: undefined,
  europe: {
    controller: 'Łucja Żurawska, at the postal address below',
    logsKept: 'for two weeks',
    mailKept: 'for two years',
  },
  social: { facebook: false, instagram: false, linkedin: false, twitter: false, youtube: false },
`;

const PRODUCT = `
  {
    name: 'A letter',
    priceCents: 1250,
    picture: 'letter.jpg',
    description: 'Two pages about one number, by post.',
    features: ['Two pages'],
    asks: [],
    delivery: 'In an envelope, by Friday.',
    paymentLink: 'https://buy.stripe.com/4gw3cd9Zz',
  },
`;

const OWN_SITE = `${DECIDED}
  menu: ['store', 'blog', 'profile', 'about', 'home', 'together'],
  legalPages: {
    imprint: { name: 'Imprint', description: 'Who runs this site, and how you reach them.' },
  },
  currency: 'EUR',
  products: [${PRODUCT}],
`;

/** Of 36 words: our own have at least 40. */
const ANSWER =
  'Not yet. Write to us with your name, your birth date and the question that you would like to begin with, and two pages about it will be in an envelope for you by Friday, gladly.';

/** Eighty words. */
const NOTE = `---
kind: note
title: 'Open on Sundays'
excerpt: 'From December on, somebody is here on Sundays too.'
datePublished: ${inDays(-1)}
---

From December on, we read your letters on Sundays too, because that is when most of them are written. If you ask about a
name, tell us how it is spelled on the certificate, and which name you go by, since the two may well have different
numbers. If you ask about a date, day, month and year are enough. We answer in the order in which letters
arrive, and a letter with [the working](page:methods) in it makes us happiest.
`;

let folder = '';

function start(files: Readonly<Record<string, string | Buffer>>): void {
  folder = copySources();
  writeFiles(folder, files);
}

test.afterAll(() => {
  if (folder) rmSync(folder, { recursive: true });
});

/** Runs a program of ours, or of a package, in the copy. */
function run(program: string, ...options: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...options], {
    cwd: folder,
    env: cleanEnvironment(),
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  return { status, said: stdout + stderr };
}

function expectPass({ status, said }: ReturnType<typeof run>): string {
  // The end says what failed.
  expect(status, said.slice(-4_000)).toBe(0);
  return said;
}

function build(): void {
  expectPass(run('scripts/check-config.mjs'));
  // A good build warns of nothing, or nobody reads what it warns of.
  expect(expectPass(run('node_modules/astro/bin/astro.mjs', 'build'))).not.toContain('WARN');
}

const runTests = (...projects: readonly string[]) =>
  run('node_modules/vitest/vitest.mjs', 'run', ...projects.map((name) => `--project=${name}`));
const launch = () => run('scripts/check-config.mjs', '--launch');
const built = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8');

test.describe('an owner with a long name, one product, an imprint, a note, a photo and Europe', () => {
  test.beforeAll(async () => {
    const photo = await sharp({
      create: { width: 2000, height: 1500, channels: 3, background: '#4477aa' },
    })
      .jpeg()
      .toBuffer();
    const texts = 'src/texts/en';
    const article = `${texts}/articles/love-numbers.mdx`;
    const questions = JSON.parse(read(`${texts}/faq/home.json`)).questions;
    questions.push({ question: 'Do you also read by phone?', answer: ANSWER });
    start({
      'site.config.ts': configuration(OWN_SITE),
      'products/letter.jpg': photo,
      [`${texts}/legal/imprint.mdx`]: '<PostalAddress />\n\nWrite to <Email />.\n',
      [`${texts}/faq/home.json`]: JSON.stringify({ questions }),
      [`${texts}/articles/open-on-sundays.mdx`]: NOTE,
      [`${texts}/articles/sea.jpg`]: photo,
      [article]: read(article)
        .replace(/^heroAlt:/m, 'hero: ./sea.jpg\nheroAlt:')
        .replace('\n## ', '\n![The sea on a gray day](./sea.jpg)\n\n## '),
    });
  });

  test('builds, and has it all', () => {
    build();
    const home = built('index.html');
    const menu = [...home.slice(home.indexOf('<nav')).matchAll(/<a [^>]*href="([^"]+)"/g)];
    expect(menu.slice(0, 3).map(([, address]) => address)).toEqual(['/store', '/blog', '/profile']);
    expect(home).toContain('href="/imprint"');
    expect(home).toContain(ANSWER);
    expect(built('blog.html')).toContain('href="/blog/open-on-sundays"');
    expect(built('rss.xml')).toContain('We answer in the order in which letters');
    expect(built('blog/open-on-sundays.html')).toContain('/share/blog/open-on-sundays.png');
  });

  test('passes the tests of a change', () => {
    expectPass(runTests('unit', 'screen', 'dist'));
  });

  test('fits every screen', () => {
    const pages = '/ is whole|/store is whole|/about is whole|kind “(text|article)”|header|menu';
    const specs = ['tests/every-page.spec.ts', 'tests/frame.spec.ts'];
    const projects = ['--project=chromium', '--project=back'];
    expectPass(
      run('node_modules/@playwright/test/cli.js', 'test', ...projects, '-g', pages, ...specs),
    );
  });

  test('can go live', () => {
    expect(launch()).toEqual({ status: 0, said: 'Nothing in site.config.ts is a placeholder.\n' });
  });

  test('cannot go live with what would cost money or trust', () => {
    const refusals: readonly (readonly [string, string])[] = [
      [
        `products: [${PRODUCT.replace('com/4gw', 'com/test_4gw')}]`,
        '“products (1st).paymentLink” is https://buy.stripe.com/test_4gw3cd9Zz, which is for tests and takes nobody’s money.',
      ],
      [
        `products: [${PRODUCT}${PRODUCT.replace('A letter', 'A map')}]`,
        '“products (2nd).paymentLink” is also the link of “A letter”, so one of them is sold at the price of the other.',
      ],
      [`penName: 'CHANGEME'`, '“penName” still has CHANGEME in it.'],
      [`penName: site.penName`, '“penName” still signs the articles as Orla Vesper, who is ours.'],
      [
        `businessHours: site.businessHours`,
        '“businessHours” still has “Monday to Friday, 9:00 AM to 6:00 PM MST”, which is ours.',
      ],
      [
        `personalYearNote: 'Ask at example.com.'`,
        '“personalYearNote” has example.com in it, an address for examples only.',
      ],
      [
        `securityContactUntil: '${inDays(-1)}'`,
        `“securityContactUntil” expected a day to come, found "${inDays(-1)}".`,
      ],
      [
        `newsletter: { provider: 'flodesk', formId: 'a1' }`,
        '“newsletter” loads on every page before anybody agrees, which the law of the European Union does not allow; say load: “on a press”.',
      ],
    ];
    for (const [change, sentence] of refusals) {
      writeFiles(folder, { 'site.config.ts': configuration(`${OWN_SITE} ${change}`) });
      expect(launch()).toEqual({ status: 1, said: `site.config.ts: ${sentence}\n` });
    }
    rmSync(folder, { recursive: true });
  });
});

test.describe('an owner without a store', () => {
  test.beforeAll(() => {
    start({ 'site.config.ts': configuration(`${DECIDED} products: [],`, `{ store: 'removed' }`) });
  });

  test('builds, and nothing speaks of it', () => {
    build();
    const pages = globSync('*.html', { cwd: join(folder, 'dist') });
    expect(pages).not.toContain('store.html');
    expect(pages.filter((page) => /href="\/store|\bthe store\b/.test(built(page)))).toEqual([]);
  });

  test('passes the tests of a built site', () => {
    expectPass(runTests('dist'));
  });

  test('can go live', () => {
    expect(launch()).toEqual({ status: 0, said: 'Nothing in site.config.ts is a placeholder.\n' });
  });
});
