import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../../ui/primitives/Button';
import styles from './DeletedRow.module.css';

// docs/rules.md#deleting-one-result
const UNDO_TIME = 10_000;

type Props = {
  onUndo: () => void;
  /** Called when the time for Undo is over. */
  onExpire: (hasFocus: boolean) => void;
};

/** Takes the place of a deleted row for a while, with a button that undoes the deletion. */
export function DeletedRow({ onUndo, onExpire }: Props) {
  const undo = useRef<HTMLButtonElement>(null);
  const expire = useEffectEvent(() => onExpire(undo.current === document.activeElement));

  useEffect(() => {
    // The pressed button is gone with its row.
    undo.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => expire(), UNDO_TIME);
    return () => clearTimeout(timer);
  }, []);

  return (
    <li className={styles.row}>
      <p id="deleted-note">Result deleted.</p>
      <Button ref={undo} tone="plain" aria-describedby="deleted-note" onClick={onUndo}>
        Undo
      </Button>
    </li>
  );
}
