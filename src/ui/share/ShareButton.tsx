import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../primitives/Button';
import styles from './ShareButton.module.css';
import { shareText } from './share-text';

type Props = {
  title: string;
  text: string;
  url: string;
  /** What is copied where the device does not share. The text by default. */
  textToCopy?: string;
};

/** Shares a score through the device, else the clipboard, else as text to copy by hand. */
export function ShareButton({ title, text, url, textToCopy = text }: Props) {
  const [refused, setRefused] = useState<{ text: string }>();
  const field = useRef<HTMLInputElement>(null);
  // A text about an earlier result is not shown under a new one.
  const isByHand = refused?.text === textToCopy;

  useEffect(() => {
    if (refused) field.current?.select();
  }, [refused]);

  async function share({ detail }: MouseEvent) {
    // The second half of a double click would share twice.
    if (detail > 1) return;
    const outcome = await shareText({ title, text, url }, textToCopy);
    if (outcome === 'copied') alert('Score copied to clipboard!');
    setRefused(outcome === 'refused' ? { text: textToCopy } : undefined);
  }

  return (
    <>
      <Button onClick={share}>Share</Button>
      {isByHand && (
        <label className={styles.byHand}>
          Copy this text
          <input ref={field} className={styles.text} readOnly value={textToCopy} />
        </label>
      )}
    </>
  );
}
