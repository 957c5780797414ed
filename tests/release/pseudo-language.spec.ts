import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import * as words from '#texts/result/share';
import { serve } from '../../scripts/serve';
import { languageNames } from '../../src/config/languages';
import { site } from '../../src/config/site';
import { buildSite } from '../testing/build-site';
import { builtPaths, hydrate } from '../testing/fixtures';
import { uses } from '../testing/how-tools-are-used';
import { recordDrawnTexts, textsInPage } from './pseudo-language/texts-in-page';
import { wrapProse, wrapQuestions } from './pseudo-language/wrap-content';

// In the pseudo-language every text is its English in brackets, so whatever is outside of brackets is not in
// src/texts, and no translator would find it.

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

let folder = '';
let server: Awaited<ReturnType<typeof serve>>;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  const prose = globSync('src/texts/en/**/*.mdx', { cwd: root });
  const questions = globSync('src/texts/en/faq/*.json', { cwd: root });
  folder = buildSite(read('site.config.ts'), {
    files: {
      ...Object.fromEntries(prose.map((file) => [file, wrapProse(read(file))])),
      ...Object.fromEntries(questions.map((file) => [file, wrapQuestions(read(file))])),
      'own.config.mjs': read('astro.config.mjs'),
      'astro.config.mjs': `
        import own from './own.config.mjs';
        import { pseudoLanguage } from '${import.meta.dirname}/pseudo-language/plugin.ts';
        own.vite.plugins.push(pseudoLanguage);
        export default own;`,
    },
  });
  server = await serve(join(folder, 'dist'));
});

test.afterAll(() => {
  server?.stop();
  if (folder) rmSync(folder, { recursive: true });
});

/** What is the same in every language: what the owner says, names, and what is typed here. */
const shared = [
  ...textsOf(site).filter((text) => /\p{Lu}|[ @]/u.test(text)),
  ...['Zoë Yvonne Featherstonehaugh', 'Wolfeschlegelsteinhausen', 'Lantern & Sons', 'Rix R'],
  ...Object.values(languageNames),
  ...['LinkedIn', 'YouTube', 'Facebook', 'Instagram', 'Twitter', 'localhost'],
  ...['Ann Lee', 'Ann', 'Li', 'Bo', 'Иван Łoś', 'W'.repeat(50)],
  ...['Grace Brewster Murray', 'Grace Hopper', 'Edith Piaf', 'Bruce Lee'],
].toSorted((one, other) => other.length - one.length);

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return Object.values(Object(value)).flatMap(textsOf);
}

/** The lines of a text that have words outside of brackets. */
function outside(text: string): readonly string[] {
  const rest = text.replace(/⟦[^⟦⟧]*⟧/g, '');
  if (rest !== text) return outside(rest);
  return rest.split('\n').filter((line) => /\p{L}{2}/u.test(unshared(line)));
}

const unshared = (line: string) => shared.reduce((left, name) => left.replaceAll(name, ''), line);

test('nothing is said outside of src/texts', async ({ browser }) => {
  test.setTimeout(900_000);
  const found = new Set<string>();
  const look = (where: string, texts: readonly string[]) => {
    for (const text of texts.flatMap(outside)) found.add(`${where}: ${text}`);
  };
  for (const path of builtPaths) {
    // Whom no other page knows.
    const page = await browser.newPage({ baseURL: `http://localhost:${server.port}` });
    look(path, await saidOn(page, path));
    await page.close();
  }
  for (const file of ['rss.xml', 'manifest.webmanifest']) {
    const text = readFileSync(join(folder, 'dist', file), 'utf8');
    const said = text.matchAll(/(?:<(?:title|description)>|"(?:name|description)":")([^<"]+)/g);
    look(
      file,
      [...said].map(([, name = '']) => name),
    );
  }
  expect([...found]).toEqual([]);
});

/** What a page says before it is used, when it refuses what is entered, in use, and of what is shared. */
async function saidOn(page: Page, path: string): Promise<readonly string[]> {
  const said: string[] = [];
  page.on('dialog', (alert) => {
    said.push(alert.message());
    return alert.dismiss();
  });
  await page.addInitScript(recordDrawnTexts);
  await page.goto(path);
  const look = async () => void said.push(...(await page.evaluate(textsInPage)));
  await look();
  const use = uses[path];
  if (!use) return said;
  await hydrate(page);
  const submit = page.locator('main form [type="submit"]:enabled').first();
  if (await submit.isVisible()) await submit.click();
  await look();
  await use(page);
  await look();
  const share = page.getByRole('button', { name: words.share }).first();
  if (await share.isVisible()) {
    const before = said.length;
    await share.click();
    // A game says in an alert that it is on the clipboard.
    const dialog = page.locator('dialog[open] canvas');
    await expect.poll(async () => said.length - before + (await dialog.count())).toBeGreaterThan(0);
    await look();
  }
  return said;
}
