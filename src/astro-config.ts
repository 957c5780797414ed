import { basename } from 'node:path';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig, fontProviders } from 'astro/config';
import { LANGUAGE } from '#texts/language';
import { addCompileHint } from './build/add-compile-hint';
import { addCompressedCopies } from './build/add-compressed-copies';
import { checkLinks } from './build/check-links';
import { finishBuild } from './build/finish-build';
import { ownSources } from './build/own-sources';
import { pageRoutes } from './build/page-routes';
import { hashesOfOtherPages, islandIds, removeFromPages } from './build/remove-from-pages';
import { contentSecurity } from './config/content-security';
import { counterOf } from './config/counter';
import { sitemapName } from './config/editions';
import { formOf } from './config/newsletter-providers';
import { everyPage } from './config/pages';
import { isFrame } from './config/paths';
import { site } from './config/site';
import { addServiceWorker } from './offline/build-worker';

// Neither builds nor development servers report to Astro's makers or ask for new versions.
process.env.ASTRO_TELEMETRY_DISABLED = '1';
process.env.ASTRO_DISABLE_UPDATE_CHECK = 'true';

type Style = 'normal' | 'italic';
type Range = [string, ...string[]];

const face = (src: string, style: Style, unicodeRange?: Range) => ({
  src: [src] as [string],
  weight: 500,
  style,
  ...(unicodeRange && { unicodeRange }),
});

/** The parts of the typeface, and what is in the rarer two: see docs/decisions/13-looks.md. */
const plain = (style: Style) => face(`./src/styles/fonts/eb-garamond-plain-${style}.woff2`, style);
const accents = (style: Style) =>
  face(`./src/styles/fonts/eb-garamond-accents-${style}.woff2`, style, [
    'U+00A1-00A8',
    'U+00AA-00B6',
    'U+00B8-00D6',
    'U+00D8-00F6',
    'U+00F8-00FF',
    'U+0131',
    'U+0152-0153',
    'U+02BB-02BC',
    'U+20AC',
  ]);
const extended = (style: Style) =>
  face(`@fontsource/eb-garamond/files/eb-garamond-latin-ext-500-${style}.woff2`, style, [
    'U+0100-02AF',
    'U+1E00-1EFF',
    'U+20A0-20AB',
    'U+2C60-2C7F',
    'U+A720-A7FF',
  ]);

/** The oldest versions we support, as the README names them. */
const browsers = ['chrome155', 'firefox152', 'safari26'];

const unlisted = everyPage
  .filter(({ isHidden, canonical, id }) => isHidden || canonical !== id)
  .map(({ path }) => site.origin + path);

export const config = defineConfig({
  // Each language has its own articles, and Astro would keep those of the other.
  cacheDir: `./node_modules/.astro/${LANGUAGE}`,
  site: site.origin,
  trailingSlash: 'never',
  build: {
    format: 'file',
    inlineStylesheets: 'always',
    assets: 'assets',
    // Pictures are encoded in other threads, and the next pages written meanwhile: a third of the time.
    concurrency: 4,
  },
  integrations: [
    pageRoutes(),
    react(),
    {
      // Registers the directive `client:intent`; see docs/decisions/05-islands.md.
      name: 'hydrate-on-intent',
      hooks: {
        'astro:config:setup': ({ addClientDirective: add }) =>
          add({ name: 'intent', entrypoint: './src/site/frame/on-intent.client.ts' }),
      },
    },
    mdx(),
    sitemap({
      filenameBase: sitemapName(LANGUAGE),
      filter: (address) => !unlisted.includes(address) && !isFrame(new URL(address).pathname),
    }),
    // Last, because its steps read what the others write, and each what the one before it wrote.
    finishBuild([
      checkLinks,
      removeFromPages([hashesOfOtherPages, islandIds]),
      addCompileHint,
      addServiceWorker({ isOffered: site.offline, target: browsers }),
      // What tests a change does not need them: scripts/run-checks.ts.
      ...(process.env['COMPRESSED_COPIES'] === 'no' ? [] : [addCompressedCopies]),
    ]),
  ],
  devToolbar: { enabled: false },
  security: {
    csp: contentSecurity(formOf(site.newsletter), counterOf(site.visits)),
  },
  // Not as a whole path: the names of the files would depend on the folder.
  image: { service: { entrypoint: './src/build/photo-service.ts' } },
  markdown: { syntaxHighlight: false },
  fonts: [
    {
      name: 'EB Garamond',
      cssVariable: '--font-garamond',
      provider: fontProviders.local(),
      // Our own matched fallbacks (src/styles/fonts.css): Astro's know Times New Roman only.
      fallbacks: ['Times as Garamond', 'Noto as Garamond', 'serif'],
      optimizedFallbacks: false,
      options: { variants: [plain('normal'), plain('italic')] },
    },
    {
      // A family of its own, so that only the pages that show such letters ever fetch it.
      name: 'EB Garamond Extended',
      cssVariable: '--font-garamond-extended',
      provider: fontProviders.local(),
      fallbacks: [],
      optimizedFallbacks: false,
      options: {
        variants: [extended('normal'), accents('normal'), extended('italic'), accents('italic')],
      },
    },
  ],
  vite: {
    plugins: [ownSources],
    css: {
      modules: {
        // The name of a class tells which file it is in; a hash would also compress less well.
        generateScopedName: (name, file) => `${basename(file, '.module.css')}-${name}`,
      },
    },
    build: {
      assetsInlineLimit: 0,
      target: browsers,
      // Astro marks each text with one, reads it itself, and a good build would warn of all of them.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // Tables of readings in a folder of their own: islands fetch them when they are needed.
              chunkFileNames: ({ moduleIds }) =>
                `assets/${moduleIds.every((id) => /[\\/]texts[\\/]\w+[\\/]readings[\\/]/.test(id)) ? 'readings/' : ''}[name].[hash].js`,
              codeSplitting: {
                // A few chunks instead of thirty small ones, which compress less well and come later:
                // what every island needs, what Today's Number in an article needs too, and what
                // most islands share. Each takes along what its modules import.
                groups: [
                  // For a small script that may load more: all that the islands share would come with it.
                  {
                    name: 'visit',
                    test: /vite[\\/]preload-helper|memory[\\/]stored-visit|config[\\/]prefix|browser[\\/](navigation|prerendering)/,
                    priority: 4,
                  },
                  // A page without React refuses a field, too.
                  { name: 'refusal', test: /form[\\/]refusal/, priority: 4 },
                  {
                    name: 'react',
                    test: /[\\/](react|react-dom|scheduler)[\\/]|primitives[\\/](Button|CopyButton|ConfirmButton)|form[\\/]Field|browser[\\/]use-arrival|texts[\\/]\w+[\\/]language/,
                    priority: 3,
                  },
                  {
                    name: 'digits',
                    test: /[\\/](date-digits|unbroken-sum|browser[\\/]today)\.ts$/,
                    priority: 2,
                  },
                  { name: 'shared', minShareCount: 10, priority: 1 },
                  // What comes after the first paint of a result.
                  { name: 'working', test: /working[\\/]WorkingSteps/ },
                ],
              },
            },
          },
        },
      },
    },
    server: { strictPort: true },
  },
});
