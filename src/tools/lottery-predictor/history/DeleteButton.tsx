import { type MouseEvent, useState } from 'react';
import { Button } from '../../../ui/primitives/Button';
import styles from './DeleteButton.module.css';

type Props = { describedBy: string; onDelete: () => void };

/** Deletes one result. The first press asks, and a second one confirms. */
export function DeleteButton({ describedBy, onDelete }: Props) {
  const [isAsking, setIsAsking] = useState(false);

  function press({ detail }: MouseEvent) {
    if (!isAsking) return setIsAsking(true);
    // The second half of a double click: the question has not been read.
    if (detail < 2) onDelete();
  }

  return (
    <Button
      tone="link"
      className={styles.delete}
      aria-describedby={describedBy}
      onClick={press}
      onBlur={() => setIsAsking(false)}
    >
      {isAsking ? 'Delete? Press again' : 'Delete'}{' '}
      <span className="visually-hidden">{isAsking ? 'to delete this result' : 'this result'}</span>
    </Button>
  );
}
