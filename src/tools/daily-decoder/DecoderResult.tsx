import '../../styles/numerals.css';
import type { Ref } from 'react';
import { firstSentence } from '#texts/language';
import { dailyMessages } from '#texts/readings/daily-tiers';
import * as words from '#texts/tools/daily-decoder';
import { ForgetButton } from '../../person/form/ForgetButton';
import type { DailyTier } from '../../readings/types';
import { ResultActions } from '../../result/reading/ResultActions';
import { Share } from '../../result/share/Share';
import { Working } from '../../result/working/Working';
import { Button } from '../../ui/primitives/Button';
import { useCopy } from '../../ui/primitives/CopyButton';
import styles from './DailyDecoder.module.css';
import type { Decoding } from './decoding';
import { Particles } from './Particles';
import { dailyScore, dailyTier } from './rules/daily-score';

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
    <div className={`stack-2 centered page ${styles.result}`} data-testid="result" data-tier={tier}>
      <p className="quiet" data-testid="whose">
        {words.describeDecoding(birth, day)}
      </p>
      <div className={styles.gauge}>
        <Particles score={value} />
        <Gauge score={value} />
      </div>
      <h2 ref={heading} tabIndex={-1} className={styles.vibe}>
        <span className="visually-hidden">{words.beforeVibe(value)}</span>
        <span data-testid="vibe">{words.vibes[tier]}</span>
      </h2>
      <p className={`lead ${styles.message}`} data-testid="message">
        {dailyMessages[tier]}
      </p>
      <div className={`row ${styles.buttons}`}>
        <ShareScore score={value} tier={tier} />
        <Button tone="plain" onClick={onAgain}>
          {words.again}
        </Button>
        <ForgetButton onForget={onForget} />
      </div>
      <div className={styles.working}>
        <Working steps={steps} isOnlyHere />
        <ResultActions about={{ name: '', date: birth }} canPrint={false} />
      </div>
    </div>
  );
}

const RADIUS = 88;
const TICKS = Array.from({ length: 50 }, (_, index) => index * 7.2);

/** A circular gauge of a hundred parts, filled up to the score. */
function Gauge({ score }: { score: number }) {
  return (
    <div className={`overlay ${styles.face}`}>
      <svg className={styles.dial} viewBox="-110 -110 220 220" aria-hidden="true" focusable="false">
        {TICKS.map((angle) => (
          <path key={angle} className={styles.tick} d="M0-105V-99" transform={`rotate(${angle})`} />
        ))}
        <circle className={styles.track} r={RADIUS} />
        <circle
          className={styles.fill}
          r={RADIUS}
          pathLength={100}
          strokeDasharray={`${score} 100`}
          transform="rotate(-90)"
        />
      </svg>
      <p className={styles.words}>
        <span className={styles.score} data-testid="score">
          {score}%
        </span>
        <span className="quiet">{words.compatibility}</span>
      </p>
    </div>
  );
}

type ShareScoreProps = { score: number; tier: DailyTier };

/** Shares a score through the device, else copies its text, else shows it to copy by hand. */
export function ShareScore({ score, tier }: ShareScoreProps) {
  const { copy, byHand } = useCopy(words.copyByHand);

  async function copyScore(text: string) {
    if (await copy(text)) alert(words.copied);
  }

  return (
    <>
      <Share
        cards={[
          {
            kind: words.kind,
            numeral: `${score}%`,
            art: { kind: 'dial', percent: score },
            title: words.vibes[tier],
            sentence: firstSentence(dailyMessages[tier]),
          },
        ]}
        message={{ title: words.shareTitle, text: words.describeScore(score, tier) }}
        onUnshared={copyScore}
      />
      {byHand}
    </>
  );
}
