import { useState } from 'react';
import { saveFile } from '../browser/save-file';
import { Button } from '../primitives/Button';
import { CopyLink } from './CopyLink';
import messages from './CopyLink.module.css';
import type { ResultCard } from './draw-result-card';
import styles from './ResultActions.module.css';

type Props = {
  /** The result as a URL fragment; none where no link can hold it. */
  fragment: string | undefined;
  /** The content of the picture; none where there is no reading. */
  card?: ResultCard | undefined;
};

/** Actions for a result: copy a link that restores it, or save a picture of it. */
export function ResultActions({ fragment, card }: Props) {
  const [saved, setSaved] = useState({ fragment, words: '' });

  async function save(picture: ResultCard) {
    try {
      const { drawResultCard } = await import('./draw-result-card');
      saveFile(await drawResultCard(picture, location.host), `${picture.fileName}.png`);
      setSaved({ fragment, words: 'Picture saved.' });
    } catch {
      setSaved({ fragment, words: 'We couldn’t make the picture here.' });
    }
  }

  return (
    <div className={styles.actions}>
      {fragment && (
        <CopyLink
          key={fragment}
          label="Copy link"
          description="Link to this result"
          getLink={() => location.origin + location.pathname + fragment}
        />
      )}
      {card && (
        <Button tone="plain" onClick={() => save(card)}>
          Save as picture
        </Button>
      )}
      <p aria-live="polite" className={messages.note}>
        {/* A message about an earlier result is not shown under a new one. */}
        {saved.fragment === fragment && saved.words}
      </p>
    </div>
  );
}
