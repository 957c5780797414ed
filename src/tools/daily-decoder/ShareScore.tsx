import { useEffect, useRef, useState } from 'react';
import { Share } from '../../person/share/Share';
import { type DailyTier, dailyMessages } from '../../readings/daily-tiers';
import { firstSentence } from '../../ui/text/first-sentence';
import { VIBES } from './rules/daily-tier';
import styles from './ShareScore.module.css';

type Props = { score: number; tier: DailyTier };

/** Shares a score through the device, else copies its text, else shows it to copy by hand. */
export function ShareScore({ score, tier }: Props) {
  const [refused, setRefused] = useState<{ text: string }>();
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (refused) field.current?.select();
  }, [refused]);

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      setRefused(undefined);
      alert('Score copied to clipboard!');
    } catch {
      setRefused({ text });
    }
  }

  return (
    <>
      <Share
        cards={[
          {
            kind: 'Daily Destiny Score',
            numeral: `${score}%`,
            art: { kind: 'dial', percent: score },
            title: VIBES[tier],
            sentence: firstSentence(dailyMessages[tier]),
          },
        ]}
        message={{
          title: 'Daily Destiny Decoder',
          text: `My Daily Destiny Score: ${score}% - ${VIBES[tier]}! Check your cosmic compatibility at Daily Destiny Decoder!`,
        }}
        onUnshared={copy}
      />
      {refused && (
        <label className={styles.byHand}>
          Copy this text
          <input ref={field} className={styles.text} readOnly value={refused.text} />
        </label>
      )}
    </>
  );
}
