import { Share } from '../../person/share/Share';
import { type DailyTier, dailyMessages } from '../../readings/daily-tiers';
import { useCopy } from '../../ui/primitives/CopyButton';
import { firstSentence } from '../../ui/text/wording';
import { VIBES } from './rules/daily-tier';

type Props = { score: number; tier: DailyTier };

/** Shares a score through the device, else copies its text, else shows it to copy by hand. */
export function ShareScore({ score, tier }: Props) {
  const { copy, byHand } = useCopy('Copy this text');

  async function copyScore(text: string) {
    if (await copy(text)) alert('Score copied to clipboard!');
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
        onUnshared={copyScore}
      />
      {byHand}
    </>
  );
}
