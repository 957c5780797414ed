/** How many particles a Decoder score has, and with which icon. */
export interface ParticleBand {
  readonly count: number;
  readonly icon: 'heart' | 'sparkle' | 'muted';
}

/**
 * The particles of a Decoder score (docs/rules.md#particles): three bands, not the five tiers.
 *
 * @example
 * particles(69); // { count: 15, icon: 'sparkle' }
 * particles(70); // { count: 30, icon: 'heart' }
 */
export function particles(score: number): ParticleBand {
  if (score >= 70) return { count: 30, icon: 'heart' };
  if (score >= 30) return { count: 15, icon: 'sparkle' };
  return { count: 10, icon: 'muted' };
}
