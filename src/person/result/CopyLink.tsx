import { type MouseEvent, useState } from 'react';
import { Button } from '../../ui/primitives/Button';
import styles from './CopyLink.module.css';

type Props = {
  label: string;
  /** What the link is, for the field that shows it where the browser refuses to copy. */
  description: string;
  /** The link to copy. Undefined where there is none yet. */
  getLink: (button: HTMLButtonElement) => string | undefined;
};

/** A button that copies a link, or shows it to copy by hand. */
export function CopyLink({ label, description, getLink }: Props) {
  const [outcome, setOutcome] = useState<{ words: string; link?: string }>();

  async function copy({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const link = getLink(currentTarget);
    if (!link) return setOutcome(undefined);
    try {
      await navigator.clipboard.writeText(link);
      setOutcome({ words: 'Link copied.' });
    } catch {
      setOutcome({
        words: 'Your browser wouldn’t let us copy it. Here it is, to copy by hand.',
        link,
      });
    }
  }

  return (
    <>
      <Button tone="plain" onClick={copy}>
        {label}
      </Button>
      <p aria-live="polite" className={styles.note}>
        {outcome?.words}
      </p>
      {outcome?.link && (
        <input
          className={styles.link}
          aria-label={description}
          readOnly
          value={outcome.link}
          onFocus={({ target }) => target.select()}
        />
      )}
    </>
  );
}
