import { type ChangeEvent, useId } from 'react';
import type { SavedPerson } from '../../person/people/saved-people';
import { saveFile } from '../../ui/browser/save-file';
import { Button } from '../../ui/primitives/Button';
import { ConfirmButton } from '../../ui/primitives/ConfirmButton';
import styles from './People.module.css';
import { writeCopy } from './people-copy';
import { whatRemovingDoes } from './words';

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
          saveFile(new Blob([writeCopy(saved)], { type: 'application/json' }), 'your-people.json')
        }
      >
        Save a copy
      </Button>
      <div className={styles.open}>
        <label htmlFor={id}>Open a copy</label>
        <input id={id} type="file" accept=".json,application/json" onChange={open} />
      </div>
      {hasSaved && (
        <ConfirmButton
          label="Remove everyone"
          question="Remove everyone?"
          no="No, keep them"
          yes="Yes, remove them all"
          onConfirm={onRemoveEveryone}
        >
          {whatRemovingDoes(saved.length)}
        </ConfirmButton>
      )}
    </div>
  );
}
