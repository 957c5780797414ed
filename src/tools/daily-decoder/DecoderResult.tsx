import type { Worked } from '@ninefold/numerology';
import type { Ref } from 'react';
import { dailyMessages } from '../../readings/daily-tiers';
import { Button } from '../../ui/primitives/Button';
import { Working } from '../../ui/working/Working';
import styles from './DecoderResult.module.css';
import { Gauge } from './Gauge';
import { Particles } from './Particles';
import { dailyTier, VIBES } from './rules/daily-tier';
import { ShareButton } from './ShareButton';

type Props = {
  score: Worked<number>;
  heading: Ref<HTMLHeadingElement>;
  onAgain: () => void;
};

/** The day's score on its gauge, in the color of its tier. */
export function DecoderResult({ score: { value, steps }, heading, onAgain }: Props) {
  const tier = dailyTier(value);
  return (
    <div className={styles.result} data-testid="result" data-tier={tier}>
      <Particles score={value} />
      <Gauge score={value} />
      <h2 ref={heading} tabIndex={-1} className={styles.vibe}>
        <span className="visually-hidden">{value}% compatibility: </span>
        <span data-testid="vibe">{VIBES[tier]}</span>
      </h2>
      <p className={styles.message} data-testid="message">
        {dailyMessages[tier]}
      </p>
      <div className={styles.buttons}>
        <ShareButton score={value} vibe={VIBES[tier]} />
        <Button tone="plain" onClick={onAgain}>
          Try Again
        </Button>
      </div>
      <div className={styles.working}>
        <Working steps={steps} />
      </div>
    </div>
  );
}
