import { type MouseEvent, use, useState } from 'react';
import { noPicture } from '#texts/result';
import * as words from '#texts/result/share';
import type { CountedPerson } from '../../person/entry/person';
import { addressHere } from '../../ui/browser/navigation';
import { PendingReading } from '../../ui/loading/PendingReading';
import { useLoaded } from '../../ui/loading/use-loaded';
import { Button } from '../../ui/primitives/Button';
import { LetterChoicesContext } from '../working/letter-chooser';
import { canSharePictures, type Message, shareWithDevice } from './device';
import { describeCard, type ResultCard, titleOf } from './picture/result-card';
import styles from './Share.module.css';

type Props = {
  cards: readonly [ResultCard, ...ResultCard[]];
  /** Whose names it is about. By default the one whose letters can be chosen. */
  names?: readonly CountedPerson[];
  link?: string | undefined;
  /** What is sent along with the picture, instead of what it says and the address of the page. */
  message?: Partial<Message>;
  /** Called with the text where the device cannot share. By default the dialog opens. */
  onUnshared?: (text: string) => void;
};

async function loadDrawing() {
  const [{ ShareDialog }, { pictureFile }] = await Promise.all([
    import('./ShareDialog'),
    import('./picture/draw-picture'),
  ]);
  return { ShareDialog, pictureFile };
}

/**
 * Shares a result as a picture: through the device where it can, else with a dialog. What draws the
 * picture is loaded on the click.
 */
export function Share({ cards, names, link, message, onUnshared }: Props) {
  const chooser = use(LetterChoicesContext);
  const { loading, preload } = useLoaded(loadDrawing);
  const [isChoosing, setIsChoosing] = useState(false);
  const [card] = cards;
  const whose = names ?? (chooser?.name ? [chooser] : []);
  const sent = {
    title: titleOf(card),
    text: describeCard(card),
    // Not the link to the result, which may hold a birth date.
    url: addressHere(),
    ...message,
  };
  const isDirect = Boolean(onUnshared) || canSharePictures();

  async function share({ detail }: MouseEvent) {
    // The second half of a double click would share twice.
    if (detail > 1) return;
    if (!isDirect) return choose();
    const files = canSharePictures() ? await pictureFiles() : [];
    const isDone = await shareWithDevice(files.length > 0 ? { ...sent, files } : sent);
    if (isDone) return;
    if (onUnshared) onUnshared(sent.text);
    else choose();
  }

  /** The picture in its usual shape. Without it, the text is shared alone. */
  async function pictureFiles(): Promise<File[]> {
    try {
      const { pictureFile } = await loadDrawing();
      return [await pictureFile({ card, names: whose, hasNames: false })];
    } catch {
      return [];
    }
  }

  function choose() {
    setIsChoosing(true);
    preload();
  }

  return (
    <div className={`screen-only ${styles.share}`}>
      <Button tone="plain" onClick={share}>
        {words.share}
      </Button>
      {isDirect && (
        <Button tone="link" onClick={choose}>
          {words.chooseAPicture}
        </Button>
      )}
      <div aria-live="polite" className={`status note ${styles.status}`}>
        {isChoosing && <PendingReading loading={loading} loadingText="" failed={noPicture} />}
      </div>
      {isChoosing && loading.loaded && (
        <loading.loaded.ShareDialog
          cards={cards}
          names={whose}
          link={link}
          message={sent}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </div>
  );
}
