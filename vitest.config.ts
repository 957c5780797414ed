import { defineConfig } from 'vitest/config';
import site from './site.config.ts';
import { ownSources, ownSourcesIn } from './src/build/own-sources.ts';

/** What is done is tested in the words that the specification has for it, whatever languages the site is in. */
const inEnglish = ownSourcesIn('en', true);

/**
 * `.test.ts` runs in Node, `.test.tsx` in a simulated page, `tests/dist` against the built site,
 * `tests/release` before a release.
 */
export default defineConfig({
  plugins: [ownSources],
  test: {
    // Vitest leaves one core free, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        extends: false,
        plugins: [inEnglish],
        test: {
          name: 'unit',
          maxWorkers: '100%',
          environment: 'node',
          // They leave nothing behind, and loading everything again takes longer than the tests.
          isolate: false,
          testTimeout: 30_000,
          include: [
            '{src,packages}/**/*.test.ts',
            'scripts/*.test.ts',
            'tests/*.test.ts',
            'tests/{repository,texts}/*.test.ts',
          ],
        },
      },
      {
        extends: false,
        plugins: [inEnglish],
        test: {
          name: 'screen',
          maxWorkers: '100%',
          environment: 'jsdom',
          // Each test leaves an empty page; another page and React for each file take half the time.
          isolate: false,
          include: ['src/**/*.test.tsx'],
          setupFiles: ['tests/testing/setup-screen.ts'],
          testTimeout: 90_000,
        },
      },
      {
        // In Spanish, whatever the configuration says: other letters count there by default.
        extends: false,
        plugins: [ownSourcesIn('es')],
        test: {
          name: 'spanish',
          maxWorkers: '100%',
          environment: 'jsdom',
          include: [
            'tests/spanish/*.test.{ts,tsx}',
            // What people add up in this language comes to its number with the letters that count in it.
            'src/site/number-pages/famous-sums.test.ts',
            // The editorial rules that hold in every language.
            'tests/texts/readings.test.ts',
          ],
          setupFiles: ['tests/testing/setup-screen.ts'],
          testTimeout: 90_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'dist',
          environment: 'node',
          // All of them read the same pages, which take longer to parse than to check.
          isolate: false,
          include: ['tests/dist/**/*.test.ts'],
          testTimeout: 180_000,
        },
      },
      // Of the other languages, what is said of every page. The first has the rest.
      ...(site.languages ?? []).slice(1).map((language) => ({
        extends: false as const,
        plugins: [ownSourcesIn(language)],
        test: {
          name: `dist-${language}`,
          maxWorkers: '100%',
          environment: 'node' as const,
          isolate: false,
          include: ['tests/dist/{html,linked-data,offline,sharing,spanish,twins}.test.ts'],
          testTimeout: 180_000,
        },
      })),
      {
        extends: true,
        test: {
          name: 'release',
          environment: 'node',
          include: ['tests/release/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
