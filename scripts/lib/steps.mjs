// @ts-check

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} commands each as it would be typed
 * @property {boolean} isQuick whether `npm run check` runs it too
 */

/**
 * Every check of the project, in order: the quick ones first, so that a slip is told early.
 *
 * @type {readonly Step[]}
 */
export const steps = [
  { name: 'Format and lint', commands: ['biome check --error-on-warnings'], isQuick: true },
  {
    name: 'Types',
    commands: ['astro check', 'tsc -p packages/numerology --noEmit', 'tsc -p src/offline/worker'],
    isQuick: true,
  },
  { name: 'Unused code', commands: ['knip'], isQuick: true },
  { name: 'Unit tests', commands: ['vitest run --project unit --project screen'], isQuick: true },
  { name: 'Build', commands: ['node scripts/astro.mjs build'], isQuick: false },
  { name: 'Built site', commands: ['vitest run --project dist'], isQuick: false },
  { name: 'End-to-end tests', commands: ['playwright test'], isQuick: false },
];
