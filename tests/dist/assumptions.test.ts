import { execFileSync, execSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { parse } from 'opentype.js/dist/opentype.mjs';
import { parseSync, runnerImport, Visitor } from 'vite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hash } from '../../src/config/content-security';
import { firstStyle } from '../../src/site/frame/first-style';
import { speculationRules } from '../../src/site/frame/speculation-rules';
import { reserveSpaceForRows } from '../../src/tools/lottery-predictor/history/saved-rows';
import { everyFile } from './files';
import { attribute, type BuiltPage, builtPages, dist, textOf } from './pages';
import { lateImports, staticImports } from './weights';

// What this project assumes about tools beyond their documentation, and which of our files rely on
// it. A test that fails after an update names the files to look at. What the steps of `finishBuild`
// remove can no longer be seen in the built site: they stop the build themselves if it is not there.

const root = join(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);
const pages = builtPages();
const scripts = everyFile.filter((file) => /^assets\/.*\.js$/.test(file));
const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const named = ({ elements }: BuiltPage, name: string) =>
  elements.filter(({ tagName }) => tagName === name);

/** A test whose title says what we assume, of which tool, and which of our files rely on it. */
function assume(what: string, files: readonly string[], check: () => void | Promise<void>): void {
  test(`${what} (${files.join(', ')})`, async () => {
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    await check();
  });
}

/** The page at an address. */
function pageAt(path: string): BuiltPage {
  const page = pages.find((built) => built.path === path);
  if (!page) throw new Error(`There is no page ${path}.`);
  return page;
}

/** The inline scripts of a page. */
function inlineScripts(page: BuiltPage): string[] {
  return named(page, 'script')
    .filter((script) => attribute(script, 'src') === undefined)
    .map(textOf);
}

/** The content security policy of a page. */
function policyOf(page: BuiltPage): string {
  const meta = named(page, 'meta').find(
    (element) => attribute(element, 'http-equiv') === 'content-security-policy',
  );
  return (meta && attribute(meta, 'content')) ?? '';
}

let folder = '';
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'assumptions-')));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** Writes files for a tool to work on. */
function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

describe('Astro', () => {
  assume(
    'Astro names the two scripts of an island in its attributes component-url and renderer-url',
    ['tests/dist/weights.ts', 'src/offline/worker/is-of-this-version.ts'],
    () => {
      const islands = pages.flatMap((page) => named(page, 'astro-island'));
      const addresses = islands.flatMap((island) => [
        attribute(island, 'component-url') ?? '',
        attribute(island, 'renderer-url') ?? '',
      ]);
      expect(islands.length).toBeGreaterThan(9);
      expect(addresses.filter((address) => !scripts.includes(address.slice(1)))).toEqual([]);
    },
  );

  assume(
    'Astro does not read the uid of an island in the browser',
    ['src/build/island-ids.ts'],
    () => {
      const runtime = inlineScripts(pageAt('/')).filter((code) => code.includes('"astro-island"'));
      expect(runtime).toHaveLength(1);
      expect(runtime[0]).toContain('component-url');
      expect(runtime[0]).not.toMatch(/\buid\b/);
    },
  );

  assume(
    'Astro inlines the code of a client directive, once on each page that has it',
    ['src/build/hydrate-after-paint.ts', 'src/site/frame/after-paint.client.ts'],
    () => {
      const directives = (page: BuiltPage) =>
        inlineScripts(page).filter((code) => code.includes('first-contentful-paint'));
      const uses = (page: BuiltPage) =>
        named(page, 'astro-island').some((island) => attribute(island, 'client') === 'after-paint');
      const users = pages.filter(uses);
      expect(users.length).toBeGreaterThan(8);
      expect(users.filter((page) => directives(page).length !== 1)).toEqual([]);
      expect(directives(pageAt('/'))[0]).toContain('"after-paint"');
    },
  );

  assume(
    'Astro writes a policy into each page, with every hash in quotes after a space',
    ['src/build/hashes-of-other-pages.ts'],
    () => {
      for (const page of pages) {
        const policy = policyOf(page);
        const hashes = policy.match(/ 'sha256-[\w+/]{43}='/g) ?? [];
        expect(hashes.length, page.path).toBeGreaterThan(2);
        expect(policy.match(/sha(?:256|384|512)/g), page.path).toHaveLength(hashes.length);
      }
    },
  );

  assume(
    'Astro writes the text of an is:inline script or style as it is, so that our own hash fits it',
    ['astro.config.ts', 'src/config/content-security.ts', 'src/site/frame/Shell.astro'],
    () => {
      const page = pageAt('/lottery-predictor');
      const texts = [...inlineScripts(page), ...named(page, 'style').map(textOf)];
      for (const text of [reserveSpaceForRows, speculationRules, firstStyle]) {
        expect(texts).toContain(text);
        expect(policyOf(page)).toContain(` '${hash(text)}'`);
      }
    },
  );

  assume(
    'Astro runs the integrations in the order of the list: our last one finds the sitemap',
    ['astro.config.ts', 'src/build/finish-build.ts'],
    () => {
      expect(everyFile).toContain('sitemap-0.xml');
      expect(everyFile).toContain('sitemap-0.xml.br');
    },
  );

  assume(
    'Astro writes a page of the format “file” beside the folder of the pages below it',
    ['src/offline/precached-files.ts', 'scripts/serve.ts', 'tests/dist/pages.ts'],
    () => {
      expect(everyFile).toEqual(
        expect.arrayContaining(['index.html', '404.html', 'blog.html', 'numbers/7.html']),
      );
      expect(everyFile.filter((file) => /.\/index\.html$/.test(file))).toEqual([]);
    },
  );

  assume(
    'Astro writes @font-face rules without spaces and in the order of the configuration',
    ['src/offline/precached-files.ts', 'tests/dist/weights.ts', 'astro.config.ts'],
    () => {
      const styles = named(pageAt('/'), 'style').map(textOf).join('');
      const faces = styles.match(/@font-face\{[^}]*url\("\/assets\/fonts\/[^}]*\}/g) ?? [];
      const isRare = faces.map((face) => face.includes('unicode-range:U+'));
      expect(isRare).toEqual([false, false, true, true, true, true]);
      expect(faces[0]).toContain('font-style:normal');
      expect(faces[1]).toContain('font-style:italic');
    },
  );

  assume(
    'Astro names a font by a hash of its content, so that the name changes with it',
    ['src/offline/precached-files.ts', 'public/_headers'],
    async () => {
      const { default: xxhash } = await import(
        createRequire(require.resolve('astro')).resolve('xxhash-wasm')
      );
      const { h64ToString } = await xxhash();
      const fonts = everyFile.filter((file) => file.endsWith('.woff2'));
      expect(fonts).toHaveLength(6);
      for (const font of fonts) expect(basename(font)).toBe(`${h64ToString(read(font))}.woff2`);
    },
  );

  assume(
    'Astro renders articles with React components in a container, for the feed',
    ['src/pages/rss.xml.ts'],
    () => {
      const feed = read('rss.xml');
      expect(feed).toContain('&lt;table');
      expect(feed).not.toMatch(/astro-island|&lt;(?:script|style|link)\b/);
    },
  );
});

describe('Vite and Rolldown', () => {
  assume(
    'Vite and Rolldown write imports in minified scripts so that our patterns find all of them',
    ['tests/dist/weights.ts'],
    () => {
      const found = { static: 0, late: 0 };
      for (const script of scripts) {
        const [before, later] = importsOf(script);
        expect(staticImports(script), script).toHaveLength(before);
        expect(lateImports(script), script).toHaveLength(later);
        found.static += before;
        found.late += later;
      }
      expect(found.static).toBeGreaterThan(100);
      expect(found.late).toBeGreaterThan(12);
    },
  );

  assume(
    'Vite and Rolldown give a chunk that is imported late the file it was made from: all readings are in one folder',
    ['astro.config.ts', 'tests/dist/weights.ts'],
    () => {
      const sources = globSync('src/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.*'] })
        .map((file) => readFileSync(join(root, file), 'utf8'))
        .flatMap((code) => [...code.matchAll(/import\('[^']*\/readings\/([\w-/]+)'\)/g)])
        .map(([, path]) => path);
      const chunks = scripts
        .filter((file) => file.startsWith('assets/readings/'))
        .map((file) => basename(file).split('.')[0]);
      expect(chunks.length).toBeGreaterThan(9);
      // Two tables may have the same name, in different folders.
      const names = [...new Set(sources)].map((path = '') => basename(path));
      expect(chunks.sort()).toEqual(names.sort());
    },
  );

  assume(
    'Vite and Rolldown put React, React DOM and the scheduler into the one chunk that the group names',
    ['astro.config.ts'],
    () => {
      const marks = /react\.transitional\.element|unstable_scheduleCallback|hydrateRoot=/;
      const chunks = scripts.filter((file) => marks.test(read(file)));
      expect(chunks).toHaveLength(1);
      expect(chunks[0]).toMatch(/^assets\/react\.[\w-]{8}\.js$/);
    },
  );

  assume(
    'Vite and Rolldown give every script a name of letters, digits, dots and dashes that ends in a hash',
    ['src/offline/worker/is-of-this-version.ts', 'src/offline/precached-files.ts'],
    () => {
      const pattern = /^assets\/(?:readings\/)?[\w.-]+\.[\w-]{8}\.js$/;
      expect(scripts.length).toBeGreaterThan(40);
      expect(scripts.filter((file) => !pattern.test(file))).toEqual([]);
    },
  );

  assume(
    'Vite and Rolldown call generateScopedName with the path of the file: classes begin with the name of a module',
    ['astro.config.ts'],
    () => {
      const modules = globSync('src/**/*.module.css', { cwd: root });
      const names = new Set(modules.map((file) => basename(file, '.module.css')));
      const classes = pages
        .flatMap(({ elements }) => elements)
        .flatMap((element) => attribute(element, 'class')?.split(' ') ?? []);
      const scoped = new Set(classes.filter((name) => /^[A-Z]/.test(name)));
      expect(scoped.size).toBeGreaterThan(50);
      expect([...scoped].filter((name) => !names.has(name.split('-')[0] ?? ''))).toEqual([]);
    },
  );

  assume(
    'Vite and Rolldown build a classic script for the service worker, with every defined name replaced',
    ['src/offline/build-worker.ts'],
    () => {
      const worker = read('sw.js');
      expect(parseSync('sw.js', worker, { sourceType: 'script' }).errors).toEqual([]);
      expect(worker).not.toMatch(/PRECACHED_FILES|process\.env/);
    },
  );

  assume(
    'Vite and Rolldown throw the error of an imported file unchanged in runnerImport, which is experimental',
    ['scripts/check-config.mjs'],
    async () => {
      write({ 'config.ts': "throw new Error('brand: a name' as string);" });
      const message = await runnerImport(join(folder, 'config.ts')).catch((error) => error.message);
      expect(message).toBe('brand: a name');
    },
  );
});

describe('Workbox', () => {
  beforeEach(() => {
    vi.stubEnv('NODE_ENV', 'production');
    vi.stubGlobal('self', new EventTarget());
    vi.stubGlobal('location', new URL('https://site.test/'));
  });
  const worker = 'src/offline/worker/service-worker.ts';
  const withdrawal = 'src/offline/worker/withdrawal.ts';

  assume(
    'Workbox uses the names of caches as they are given, without a prefix',
    [worker, withdrawal],
    async () => {
      const { PrecacheController } = await import('workbox-precaching');
      const { CacheFirst } = await import('workbox-strategies');
      expect(new PrecacheController({ cacheName: 'site' }).strategy.cacheName).toBe('site');
      expect(new CacheFirst({ cacheName: 'site' }).cacheName).toBe('site');
    },
  );

  assume(
    'Workbox precaches a file without a revision under its plain address, where CacheFirst finds it',
    [worker],
    async () => {
      const { PrecacheController } = await import('workbox-precaching');
      const precache = new PrecacheController({ cacheName: 'site' });
      precache.addToCacheList([
        { url: '/assets/a.3f9a.js', revision: null },
        { url: '/about', revision: '77b0' },
      ]);
      const keyOf = (url: string) => precache.getCacheKeyForURL(url);
      expect(keyOf('/assets/a.3f9a.js')).toBe('https://site.test/assets/a.3f9a.js');
      expect(keyOf('/about')).toBe('https://site.test/about?__WB_REVISION__=77b0');
    },
  );

  assume(
    'Workbox fails the installation when a plugin refuses one of the files',
    [worker, 'src/offline/worker/is-of-this-version.ts'],
    async () => {
      vi.stubGlobal('FetchEvent', class {});
      vi.stubGlobal('caches', { match: async () => undefined });
      vi.stubGlobal('fetch', async () => new Response('old'));
      const { PrecacheController } = await import('workbox-precaching');
      const refuse = { cacheWillUpdate: async () => null };
      const precache = new PrecacheController({ cacheName: 'site', plugins: [refuse] });
      precache.addToCacheList([{ url: 'https://site.test/about', revision: '77b0' }]);
      const event = Object.assign(new Event('install'), { waitUntil: () => {} });
      const install = precache.install(event as unknown as Parameters<typeof precache.install>[0]);
      await expect(install).rejects.toThrow('bad-precaching-response');
    },
  );

  assume(
    'Workbox passes the addresses of a CACHE_URLS message to the routes',
    ['src/site/frame/offline.client.ts', worker],
    async () => {
      const { registerRoute } = await import('workbox-routing');
      const asked: string[] = [];
      registerRoute(/\.png$/, async ({ request }) => {
        asked.push(request.url);
        return new Response();
      });
      const urlsToCache = ['https://site.test/a.png', 'https://site.test/b.png'];
      const data = { type: 'CACHE_URLS', payload: { urlsToCache } };
      self.dispatchEvent(Object.assign(new Event('message'), { data, waitUntil: () => {} }));
      await vi.waitFor(() => expect(asked).toEqual(urlsToCache));
    },
  );

  assume('Workbox records ages in the database workbox-expiration', [withdrawal], async () => {
    const open = vi.fn((_name: string, _version?: number) => {
      throw new Error('no database');
    });
    vi.stubGlobal('indexedDB', { open });
    const { CacheExpiration } = await import('workbox-expiration');
    const ages = new CacheExpiration('seen', { maxEntries: 1 });
    await expect(ages.updateTimestamp('https://site.test/a.png')).rejects.toThrow('no database');
    expect(open.mock.calls[0]?.[0]).toBe('workbox-expiration');
  });
});

describe('Vitest', () => {
  assume(
    'Vitest writes the values of import.meta.env into process.env, where a build would read them',
    ['tests/build-site.ts'],
    () => {
      for (const name of ['DEV', 'PROD', 'MODE', 'SSR', 'BASE_URL']) {
        expect(process.env, name).toHaveProperty(name);
      }
    },
  );

  assume(
    'Vitest gives each test file globals of its own in the pool vmThreads, also in one worker',
    ['vitest.config.ts', 'tests/setup-screen.ts'],
    () => {
      const code =
        "test('is alone', () => { expect(globalThis.mark).toBe(undefined); globalThis.mark = 1; });";
      write({ 'one.test.js': code, 'two.test.js': code });
      const command = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--globals'];
      const options = ['--root', folder, '--pool', 'vmThreads', '--maxWorkers', '1'];
      const output = ['--reporter', 'json', '--outputFile', 'report.json'];
      execFileSync(process.execPath, [...command, ...options, ...output], { stdio: 'pipe' });
      const report = readFileSync(join(folder, 'report.json'), 'utf8');
      expect(JSON.parse(report)).toMatchObject({ numPassedTests: 2, numTotalTests: 2 });
    },
  );
});

describe('Playwright', () => {
  assume(
    'Playwright reads its configuration again in each worker, with its changes of process.env and with colors',
    ['playwright.config.ts'],
    () => {
      symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
      write({
        'playwright.config.mjs': `
          import { appendFileSync } from 'node:fs';
          const { TEST_WORKER_INDEX = 'main', MARK = 'none', FORCE_COLOR = 'none' } = process.env;
          appendFileSync('reads.txt', [TEST_WORKER_INDEX, MARK, FORCE_COLOR].join(' ') + '\\n');
          process.env.MARK = 'set';
          export default { reporter: 'line' };`,
        'one.spec.mjs': `
          import { test } from '@playwright/test';
          test('runs', () => {});`,
      });
      const { FORCE_COLOR, NO_COLOR, ...env } = process.env;
      const cli = join(root, 'node_modules/@playwright/test/cli.js');
      execFileSync(process.execPath, [cli, 'test'], { cwd: folder, env, stdio: 'pipe' });
      const reads = readFileSync(join(folder, 'reads.txt'), 'utf8').trim().split('\n');
      expect(reads).toEqual(['main none none', '0 set 1']);
    },
  );

  assume(
    'Playwright says so in the console when it blocks a service worker, in words that our tests ignore',
    ['tests/fixtures.ts'],
    () => {
      const words = 'Service Worker registration blocked by Playwright';
      expect(readFileSync(join(root, 'tests/fixtures.ts'), 'utf8')).toContain(words);
      const library = join(root, 'node_modules/playwright-core/lib');
      const files = globSync('**/*.js', { cwd: library });
      expect(files.some((file) => readFileSync(join(library, file), 'utf8').includes(words))).toBe(
        true,
      );
    },
  );
});

describe('npm', () => {
  const npm = (command: string) =>
    execSync(`npm ${command}`, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });

  assume(
    'npm writes node_modules/.package-lock.json once everything is installed, and not before',
    ['scripts/install.mjs'],
    () => {
      const record = join(folder, 'node_modules/.package-lock.json');
      const lock = (dependencies: Record<string, string>, others: object) =>
        JSON.stringify({ lockfileVersion: 3, packages: { '': { dependencies }, ...others } });
      const part = {
        part: { version: '1.0.0' },
        'node_modules/part': { resolved: 'part', link: true },
      };
      const dependencies = { part: 'file:part' };
      mkdirSync(join(folder, 'part'));
      write({
        'package.json': JSON.stringify({ dependencies }),
        'package-lock.json': lock(dependencies, part),
        'part/package.json': JSON.stringify({ name: 'part', version: '1.0.0' }),
      });
      npm('ci --offline');
      const lockedAt = statSync(join(folder, 'package-lock.json')).mtimeMs;
      expect(statSync(record).mtimeMs).toBeGreaterThanOrEqual(lockedAt);

      const more = { ...dependencies, gone: 'file:gone.tgz' };
      const gone = { 'node_modules/gone': { version: '1.0.0', resolved: 'file:gone.tgz' } };
      write({
        'package.json': JSON.stringify({ dependencies: more }),
        'package-lock.json': lock(more, { ...part, ...gone }),
      });
      expect(() => npm('ci --offline --loglevel=error')).toThrow('gone.tgz');
      expect(existsSync(record)).toBe(false);
    },
  );

  assume(
    'npm tells a script where npm and its Node are, and puts node_modules/.bin first on its path',
    ['scripts/install.mjs', 'package.json'],
    () => {
      const keys = ['npm_execpath', 'npm_node_execpath', 'PATH'];
      write({
        'package.json': JSON.stringify({ scripts: { show: 'node show.cjs' } }),
        'show.cjs': `console.log(JSON.stringify(${JSON.stringify(keys)}.map((key) => process.env[key])))`,
      });
      const [cli, node, path] = JSON.parse(npm('run --silent show'));
      expect(cli).toMatch(/npm-cli\.js$/);
      expect(existsSync(node)).toBe(true);
      expect(path.split(delimiter)[0]).toBe(join(folder, 'node_modules', '.bin'));
    },
  );
});

describe('opentype.js', () => {
  const file = '@fontsource/eb-garamond/files/eb-garamond-latin-500-normal.woff';
  const font = parse(new Uint8Array(readFileSync(require.resolve(file))).buffer);

  assume(
    'opentype.js gives an outline as commands that have only the coordinates they need',
    ['src/art/lettering.ts', 'src/art/opentype.d.ts'],
    () => {
      const coordinates = {
        M: ['x', 'y'],
        L: ['x', 'y'],
        Q: ['x', 'x1', 'y', 'y1'],
        C: ['x', 'x1', 'x2', 'y', 'y1', 'y2'],
        Z: [],
      };
      const { commands } = font.getPath('Ninefold 0123456789', 0, 0, 1000);
      expect(commands.length).toBeGreaterThan(200);
      for (const { type, ...numbers } of commands) {
        expect(Object.keys(numbers).sort()).toEqual(coordinates[type]);
        expect(Object.values(numbers).every(Number.isFinite)).toBe(true);
      }
    },
  );

  assume(
    'opentype.js writes NaN for some coordinates; once it no longer does, it can write our outlines',
    ['src/art/lettering.ts'],
    () => {
      const path = font.getPath('0123456789', 80, 300, 64.3) as unknown as {
        toPathData: () => string;
      };
      expect(path.toPathData()).toContain('NaN');
    },
  );
});

/** How many modules a script imports before it runs, and how many while it runs. */
function importsOf(script: string): [before: number, later: number] {
  let [before, later] = [0, 0];
  const countSource = ({ source }: { source: object | null }) => {
    if (source) before += 1;
  };
  new Visitor({
    ImportDeclaration: countSource,
    ExportNamedDeclaration: countSource,
    ExportAllDeclaration: countSource,
    ImportExpression: () => {
      later += 1;
    },
  }).visit(parseSync(script, read(script)).program);
  return [before, later];
}
