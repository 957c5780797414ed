import { type ChangeEvent, useId } from 'react';
import * as words from '#texts/tools/people';
import type { SavedPerson } from '../../person/people/saved-people';
import { saveFile } from '../../ui/browser/save-file';
import { Button } from '../../ui/primitives/Button';
import { ConfirmButton } from '../../ui/primitives/ConfirmButton';
import styles from './People.module.css';
import { writeCopy } from './people-copy';

type Props = {
  saved: readonly SavedPerson[];
  /** Whether there is anything to remove. */
  hasSaved: boolean;
  onOpen: (file: File) => void;
  onRemoveEveryone: () => void;
};

/** The visitor's own data: a copy to save, a copy to open, and the way to remove it all. */
export function OwnPeople({ saved, hasSaved, onOpen, onRemoveEveryone }: Props) {
  const id = useId();

  function open({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    if (file) onOpen(file);
    // The same file can be chosen again.
    currentTarget.value = '';
  }

  return (
    <div className={`screen-only row ${styles.own}`}>
      <Button
        tone="plain"
        disabled={saved.length === 0}
        onClick={() =>
          saveFile(new Blob([writeCopy(saved)], { type: 'application/json' }), words.fileName)
        }
      >
        {words.saveCopy}
      </Button>
      <div className={styles.open}>
        <label htmlFor={id}>{words.openCopy}</label>
        <input id={id} type="file" accept=".json,application/json" onChange={open} />
      </div>
      {hasSaved && (
        <ConfirmButton
          label={words.removeEveryone}
          question={words.removeEveryoneQuestion}
          no={words.keepThem}
          yes={words.removeThem}
          onConfirm={onRemoveEveryone}
        >
          {words.whatRemovingDoes(saved.length)}
        </ConfirmButton>
      )}
    </div>
  );
}
