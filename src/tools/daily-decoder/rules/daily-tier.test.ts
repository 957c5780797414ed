import { describe, expect, it } from 'vitest';
import { dailyTier, VIBES } from './daily-tier';

describe('dailyTier', () => {
  it.each([
    [100, 'Cosmic Alignment'],
    [85, 'Cosmic Alignment'],
    [84, 'High Frequency'],
    [70, 'High Frequency'],
    [69, 'Harmonious Flow'],
    [50, 'Harmonious Flow'],
    [49, 'Transformation Zone'],
    [30, 'Transformation Zone'],
    [29, 'Reflection Time'],
    [0, 'Reflection Time'],
  ])('of %i has the vibe %s', (score, vibe) => {
    expect(VIBES[dailyTier(score)]).toBe(vibe);
  });
});
