import type { Ref } from 'react';
import { ForgetButton } from '../../person/form/ForgetButton';
import { Working } from '../../person/working/Working';
import { dailyMessages } from '../../readings/daily-tiers';
import { Button } from '../../ui/primitives/Button';
import { fullDate, longDate } from '../../ui/text/wording';
import styles from './DecoderResult.module.css';
import type { Decoding } from './decoding';
import { describeDailyStep } from './describe-daily-step';
import { Gauge } from './Gauge';
import { Particles } from './Particles';
import { dailyScore } from './rules/daily-score';
import { dailyTier, VIBES } from './rules/daily-tier';
import { ShareScore } from './ShareScore';

type Props = {
  decoding: Decoding;
  heading: Ref<HTMLHeadingElement>;
  onAgain: () => void;
  onForget: () => void;
};

/** The day's score on its gauge, in the color of its tier. */
export function DecoderResult({ decoding, heading, onAgain, onForget }: Props) {
  const { birth, day } = decoding;
  const { value, steps } = dailyScore(birth, day);
  const tier = dailyTier(value);
  return (
    <div className={styles.result} data-testid="result" data-tier={tier}>
      <p className={styles.whose} data-testid="whose">
        {longDate(birth)} · {fullDate(day)}
      </p>
      <div className={styles.gauge}>
        <Particles score={value} />
        <Gauge score={value} />
      </div>
      <h2 ref={heading} tabIndex={-1} className={styles.vibe}>
        <span className="visually-hidden">{value}% compatibility: </span>
        <span data-testid="vibe">{VIBES[tier]}</span>
      </h2>
      <p className={styles.message} data-testid="message">
        {dailyMessages[tier]}
      </p>
      <div className={styles.buttons}>
        <ShareScore score={value} tier={tier} />
        <Button tone="plain" onClick={onAgain}>
          Try Again
        </Button>
        <ForgetButton onForget={onForget} />
      </div>
      <div className={styles.working}>
        <Working steps={steps} describe={describeDailyStep} />
      </div>
    </div>
  );
}
