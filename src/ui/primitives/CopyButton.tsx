import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { copyByHand } from '#texts/ui';
import * as words from '#texts/ui/primitives';
import { Button } from './Button';
import styles from './CopyButton.module.css';

type Props = {
  label: string;
  /** What is said once it is copied. */
  done?: string;
  /** What the text is, for the field that shows it where the browser refuses to copy. */
  description: string;
  /** The text to copy. Undefined where there is none yet. */
  getText: (button: HTMLButtonElement) => string | undefined;
  /** The field that shows the text anyway. */
  shownIn?: RefObject<HTMLTextAreaElement | null>;
};

/** A button that copies a text, usually a link. */
export function CopyButton({ label, done = words.copied, description, getText, shownIn }: Props) {
  const { copy, byHand } = useCopy(description, shownIn);
  const [isDone, setIsDone] = useState(false);

  async function copyText({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // So that a second copy is announced too.
    setIsDone(false);
    setIsDone(await copy(getText(currentTarget)));
  }

  return (
    <>
      <Button tone="plain" onClick={copyText}>
        {label}
      </Button>
      <p aria-live="polite" className={`status note ${styles.note}`}>
        {isDone && done}
      </p>
      {byHand}
    </>
  );
}

/** Copies a text. Where the browser refuses, `byHand` shows it, selected, to copy it by hand. */
export function useCopy(description: string, shownIn?: Props['shownIn']) {
  const [refused, setRefused] = useState<{ readonly text: string }>();
  const own = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!refused) return;
    const field = shownIn?.current ?? own.current;
    field?.focus();
    field?.select();
  }, [refused, shownIn]);

  /** Whether it was copied. */
  async function copy(text: string | undefined): Promise<boolean> {
    setRefused(undefined);
    if (!text) return false;
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      setRefused({ text });
      return false;
    }
  }

  const byHand: ReactNode = refused && (
    <div className={`note stack-1 ${styles.byHand}`}>
      <p aria-live="polite" className={`status note ${styles.note}`}>
        {copyByHand}
      </p>
      {!shownIn && (
        <input
          ref={own}
          className={`field-box ${styles.text}`}
          aria-label={description}
          readOnly
          value={refused.text}
        />
      )}
    </div>
  );
  return { copy, byHand };
}
