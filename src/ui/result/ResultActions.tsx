import { useState } from 'react';
import { saveFile } from '../browser/save-file';
import { Button } from '../primitives/Button';
import type { SavedResult } from '../session/form-values';
import { writeFragment } from '../session/private-link';
import type { ResultCard } from './draw-result-card';
import styles from './ResultActions.module.css';

type Props = {
  entry: SavedResult;
  /** The content of the picture; none where there is no reading. */
  card?: ResultCard | undefined;
};

/** The outcome of an action, and the result that it belongs to. */
interface Outcome {
  readonly entry: SavedResult;
  readonly words: string;
  /** To copy by hand. */
  readonly link?: string | undefined;
}

/** Actions for a result: copy a link that restores it, or save a picture of it. */
export function ResultActions({ entry, card }: Props) {
  const [latest, setLatest] = useState<Outcome>();
  // A message about an earlier result is not shown under a new one.
  const outcome = latest?.entry === entry ? latest : undefined;
  const say = (words: string, link?: string) => setLatest({ entry, words, link });
  const fragment = writeFragment(entry);

  async function copy() {
    const link = location.origin + location.pathname + fragment;
    try {
      await navigator.clipboard.writeText(link);
      say('Link copied.');
    } catch {
      say('Your browser would not let us copy it. Here it is, to copy by hand.', link);
    }
  }

  async function save(picture: ResultCard) {
    try {
      const { drawResultCard } = await import('./draw-result-card');
      const name = `${picture.kind} ${picture.number}`.toLowerCase().replaceAll(' ', '-');
      saveFile(await drawResultCard(picture, location.host), `${name}.png`);
      say('Picture saved.');
    } catch {
      say('The picture could not be made here.');
    }
  }

  return (
    <div className={styles.actions}>
      {fragment && (
        <Button tone="plain" onClick={copy}>
          Copy link
        </Button>
      )}
      {card && (
        <Button tone="plain" onClick={() => save(card)}>
          Save as picture
        </Button>
      )}
      <p aria-live="polite" className={styles.note}>
        {outcome?.words}
      </p>
      {outcome?.link && (
        <input
          className={styles.link}
          aria-label="Link to this result"
          readOnly
          value={outcome.link}
          onFocus={({ target }) => target.select()}
        />
      )}
    </div>
  );
}
