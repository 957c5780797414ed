import { useEffect, useId, useRef, useState } from 'react';
import * as words from '#texts/result/share/picture';
import type { CountedPerson } from '../../person/entry/person';
import { addressHere } from '../../ui/browser/navigation';
import { saveFile } from '../../ui/browser/save-file';
import { Button } from '../../ui/primitives/Button';
import { CopyButton } from '../../ui/primitives/CopyButton';
import { Switch } from '../../ui/primitives/Switch';
import { canSharePictures, type Message, shareWithDevice } from './device';
import { drawPicture, loadFont, pictureFile } from './picture/draw-picture';
import { type Format, formats } from './picture/layout';
import { describeCard, type ResultCard, titleOf } from './picture/result-card';
import styles from './Share.module.css';

type Props = {
  cards: readonly [ResultCard, ...ResultCard[]];
  names: readonly CountedPerson[];
  link: string | undefined;
  message: Message;
  onClose: () => void;
};

/** Three formats of the picture of a result to choose from, to be saved or sent, and the link to it. */
export function ShareDialog({ cards, names, link, message, onClose }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const canvases = useRef(new Map<Format, HTMLCanvasElement>());
  // By its kind: a result that renders again makes its cards anew.
  const [kind, setKind] = useState(cards[0].kind);
  const card = cards.find((one) => one.kind === kind) ?? cards[0];
  const [format, setFormat] = useState<Format>(formats[0]);
  const [hasNames, setHasNames] = useState(false);
  const [note, setNote] = useState('');

  useEffect(() => dialog.current?.showModal(), []);

  useEffect(() => {
    const picture = { card, names, hasNames };
    let isLatest = true;
    loadFont(picture)
      .then(() => {
        if (!isLatest) return;
        for (const [of, canvas] of canvases.current) {
          // As many pixels as the screen shows, because browsers shrink a canvas badly.
          const scale = (canvas.clientWidth * devicePixelRatio) / of.width;
          drawPicture(canvas, of, picture, Math.min(1, scale || 1));
        }
      })
      .catch(() => setNote(words.noDrawing));
    return () => {
      isLatest = false;
    };
  }, [card, names, hasNames]);

  async function withFile(use: (file: File) => unknown) {
    setNote('');
    try {
      await use(await pictureFile({ card, names, hasNames }, format));
    } catch {
      setNote(words.noFile);
    }
  }

  function save(file: File) {
    saveFile(file, file.name);
    setNote(words.saved);
  }

  async function send(file: File) {
    const isDone = await shareWithDevice({ ...message, files: [file] });
    if (!isDone) setNote(words.notSent);
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      closedby="any"
      onClose={onClose}
    >
      <form method="dialog" className="row-0 between">
        <h2 id={`${id}-title`}>{words.shareThisResult}</h2>
        <Button type="submit" tone="link">
          {words.close}
        </Button>
      </form>
      {cards.length > 1 && (
        <fieldset className="row-0">
          <legend className="visually-hidden">{words.picture}</legend>
          {cards.map((one) => (
            <label key={one.kind} className={`touch ${styles.option}`}>
              <input
                type="radio"
                name={`${id}-card`}
                checked={one === card}
                onChange={() => setKind(one.kind)}
              />
              {titleOf(one)}
            </label>
          ))}
        </fieldset>
      )}
      <fieldset className={styles.formats}>
        <legend className="visually-hidden">{words.shape}</legend>
        {formats.map((one) => (
          <label key={one.id} className={styles[one.id]}>
            <span aria-hidden="true">
              <canvas
                ref={(canvas) => {
                  if (canvas) canvases.current.set(one, canvas);
                  return () => void canvases.current.delete(one);
                }}
                width={one.width}
                height={one.height}
              />
            </span>
            <span className={`touch ${styles.option}`}>
              <input
                type="radio"
                name={`${id}-format`}
                checked={one === format}
                onChange={() => setFormat(one)}
              />
              {words.formats[one.id]}
            </span>
          </label>
        ))}
      </fieldset>
      <p className="visually-hidden">{words.whatItSays(describeCard(card))}</p>
      {names.length > 0 && (
        <Switch
          label={words.showNames(names.length)}
          isOn={hasNames}
          onToggle={() => setHasNames(!hasNames)}
        />
      )}
      <div className={`row ${styles.actions}`}>
        {canSharePictures() && <Button onClick={() => withFile(send)}>{words.sendPicture}</Button>}
        <Button tone={canSharePictures() ? 'plain' : 'primary'} onClick={() => withFile(save)}>
          {words.savePicture}
        </Button>
        {link && (
          <CopyButton
            label={words.copyLink}
            description={words.linkToThisResult}
            getText={() => addressHere(link)}
          />
        )}
      </div>
      <p aria-live="polite" className="note">
        {note}
      </p>
      <p className="note">
        {card.art.kind === 'grid' ? words.hasDigits : words.hasNoDate}
        {link !== undefined && ` ${words.linkHolds}`}
      </p>
    </dialog>
  );
}
