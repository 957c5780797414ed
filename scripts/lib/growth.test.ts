import { describe, expect, it } from 'vitest';
import { outgrown } from './growth.mjs';

const run = (articles: number, processorSeconds: number, megabytes: number) => ({
  articles,
  seconds: 0,
  processorSeconds,
  megabytes,
});

describe('outgrown', () => {
  it('accepts a cost that grows with the articles, or slower', () => {
    expect(outgrown([run(0, 10, 500), run(1000, 60, 900), run(5000, 260, 1500)])).toEqual([]);
  });

  it('names a cost of which each article adds more the more there are', () => {
    // 0.05 s an article for the first thousand, 0.1 s for the next four.
    const faults = outgrown([run(0, 10, 500), run(1000, 60, 900), run(5000, 460, 2500)]);
    expect(faults).toEqual([
      'The processor’s time grows faster than the number of articles: 0.0500 an article at first, 0.1000 at last.',
    ]);
  });
});
