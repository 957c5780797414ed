import type { CSSProperties } from 'react';
import { seededRandom } from '../../ui/page/seeded-random';
import styles from './DailyDecoder.module.css';

/** A heart, a four-pointed spark and a bare ring, each in one line. */
const ICONS = {
  heart: 'M12 20C5 14.5 3 11.5 3 8.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 9 1.5c0 3-2 6-9 11.5Z',
  sparkle: 'M12 3c1 6 3 8 9 9-6 1-8 3-9 9-1-6-3-8-9-9 6-1 8-3 9-9Z',
  muted: 'M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14Z',
} as const;

/**
 * Icons that drift up beside the gauge: more and warmer ones for a higher score. With reduced motion they
 * do not move.
 */
export function Particles({ score }: { score: number }) {
  const { count, icon } = particles(score);
  const random = seededRandom(`particles ${score}`);
  const all = Array.from({ length: count }, (_, id) => ({
    id,
    x: random().toFixed(3),
    y: random().toFixed(3),
    delay: `${(random() * -8).toFixed(1)}s`,
    size: `${(0.8 + random() * 0.9).toFixed(2)}rem`,
  }));
  return (
    <div className={`screen-only ${styles.field}`} aria-hidden="true">
      {all.map(({ id, x, y, delay, size }) => (
        <svg
          key={id}
          className={styles.particle}
          viewBox="0 0 24 24"
          aria-hidden="true"
          data-testid="particle"
          data-icon={icon}
          // Set only in the browser, where the security policy allows it.
          style={{ '--x': x, '--y': y, width: size, animationDelay: delay } as CSSProperties}
        >
          <path d={ICONS[icon]} />
        </svg>
      ))}
    </div>
  );
}

/**
 * The particles of a Decoder score (docs/rules/daily-decoder.md#particles): three bands, not the five tiers.
 *
 * @example
 * particles(69); // { count: 15, icon: 'sparkle' }
 * particles(70); // { count: 30, icon: 'heart' }
 */
export function particles(score: number): { count: number; icon: keyof typeof ICONS } {
  if (score >= 70) return { count: 30, icon: 'heart' };
  if (score >= 30) return { count: 15, icon: 'sparkle' };
  return { count: 10, icon: 'muted' };
}
