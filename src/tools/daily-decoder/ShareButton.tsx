import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/primitives/Button';
import styles from './DecoderResult.module.css';
import { shareScore } from './share-score';

/** Shares the score through the device, else the clipboard, else as text to copy by hand. */
export function ShareButton({ score, vibe }: { score: number; vibe: string }) {
  const [textToCopy, setTextToCopy] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (textToCopy) field.current?.select();
  }, [textToCopy]);

  async function share() {
    const text = `My Daily Destiny Score: ${score}% - ${vibe}! Check your cosmic compatibility at Daily Destiny Decoder!`;
    const outcome = await shareScore({ title: 'Daily Destiny Decoder', text, url: location.href });
    if (outcome === 'copied') alert('Score copied to clipboard!');
    setTextToCopy(outcome === 'refused' ? text : undefined);
  }

  return (
    <>
      <Button onClick={share}>Share</Button>
      {textToCopy && (
        <label className={styles.byHand}>
          Copy this text
          <input ref={field} className={styles.text} readOnly value={textToCopy} />
        </label>
      )}
    </>
  );
}
