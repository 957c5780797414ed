import type { DailyTier } from '../../../readings/daily-tiers';

/** The vibe label of each tier (docs/rules.md#daily-tiers). */
export const VIBES: Readonly<Record<DailyTier, string>> = {
  'cosmic-alignment': 'Cosmic Alignment',
  'high-frequency': 'High Frequency',
  'harmonious-flow': 'Harmonious Flow',
  'transformation-zone': 'Transformation Zone',
  'reflection-time': 'Reflection Time',
};

/**
 * The tier of a Decoder score. The thresholds are 85, 70, 50 and 30; the FAQ names others, which
 * are content and do not govern (docs/rules.md#daily-tiers).
 *
 * @example
 * dailyTier(84); // 'high-frequency'
 * dailyTier(85); // 'cosmic-alignment'
 */
export function dailyTier(score: number): DailyTier {
  if (score >= 85) return 'cosmic-alignment';
  if (score >= 70) return 'high-frequency';
  if (score >= 50) return 'harmonious-flow';
  if (score >= 30) return 'transformation-zone';
  return 'reflection-time';
}
