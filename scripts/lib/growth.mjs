// @ts-check

/** @typedef {{ articles: number } & import('./measured-build.mjs').Cost} Run */

/** Two runs of the same build differ by about this much. */
const NOISE = 1.15;

const costs = /** @type {const} */ ([
  ['processorSeconds', 'The processor’s time'],
  ['megabytes', 'The memory'],
]);

/**
 * Which costs grow faster than the number of articles: those of which the last step added more an
 * article than the first.
 *
 * @param {readonly Run[]} runs from the fewest articles to the most
 */
export function outgrown(runs) {
  return costs.flatMap(([key, name]) => {
    const slopes = runs.slice(1).map((run, index) => {
      const before = /** @type {Run} */ (runs[index]);
      return (run[key] - before[key]) / (run.articles - before.articles);
    });
    const [first = 0] = slopes;
    const last = slopes.at(-1) ?? 0;
    if (last <= first * NOISE) return [];
    return `${name} grows faster than the number of articles: ${first.toFixed(4)} an article at first, ${last.toFixed(4)} at last.`;
  });
}
