import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { undo } from '#texts/ui/primitives';
import { Button } from './Button';
import styles from './UndoRow.module.css';

// docs/rules/lottery-predictor.md#deleting-one-result
const UNDO_MS = 10_000;

type Props = {
  /** What was done. */
  note: string;
  onUndo: () => void;
  /** Called when the time for Undo is over. */
  onExpire: (hasFocus: boolean) => void;
};

/** Takes the place of a deleted row for a while, with a button that undoes the deletion. */
export function UndoRow({ note, onUndo, onExpire }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const expire = useEffectEvent(() => onExpire(button.current === document.activeElement));

  useEffect(() => {
    // The pressed button is gone with its row.
    button.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => expire(), UNDO_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <li className={`row between ruled-below ${styles.row}`}>
      <p id={id}>{note}</p>
      <Button ref={button} tone="plain" aria-describedby={id} onClick={onUndo}>
        {undo}
      </Button>
    </li>
  );
}
