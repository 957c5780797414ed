import { defineConfig } from 'vitest/config';

/** `.test.ts` runs in Node, `.test.tsx` in a simulated page, `tests/dist` against the built site. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // They leave nothing behind, and loading everything again takes longer than the tests.
          isolate: false,
          testTimeout: 30_000,
          include: ['src/**/*.test.ts', 'scripts/**/*.test.{ts,mjs}', 'tests/*.test.ts'],
        },
      },
      {
        test: {
          name: 'screen',
          environment: 'jsdom',
          // A context of its own for each file, without loading jsdom again: half the time.
          pool: 'vmThreads',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['tests/setup-screen.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'dist',
          environment: 'node',
          include: ['tests/dist/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
