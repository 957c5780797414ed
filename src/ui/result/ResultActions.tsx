import { Suspense, useState } from 'react';
import { saveFile } from '../browser/save-file';
import { lazyPart } from '../loading/lazy-part';
import { Button } from '../primitives/Button';
import type { Person } from '../session/form-values';
import { CopyLink } from './CopyLink';
import messages from './CopyLink.module.css';
import type { ResultCard } from './draw-result-card';
import styles from './ResultActions.module.css';

const KeepPerson = lazyPart(async () => (await import('../people/KeepPerson')).KeepPerson);

type Props = {
  /** The result as a URL fragment; none where no link can hold it. */
  fragment: string | undefined;
  /** The content of the picture; none where there is no reading. */
  card?: ResultCard | undefined;
  /** Whom the result is about. A business is nobody. */
  people?: readonly Person[] | undefined;
};

/** Actions for a result: copy a link that restores it, save a picture of it, keep whom it is about. */
export function ResultActions({ fragment, card, people = [] }: Props) {
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
      {people.map((person, index) => (
        // Two people have no identity but their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={index} className={styles.keep}>
          <Suspense>
            <KeepPerson person={person} isNamed={people.length > 1} />
          </Suspense>
        </div>
      ))}
      <p aria-live="polite" className={messages.note}>
        {/* A message about an earlier result is not shown under a new one. */}
        {saved.fragment === fragment && saved.words}
      </p>
    </div>
  );
}
