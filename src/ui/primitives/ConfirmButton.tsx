import { type ReactNode, useId, useRef } from 'react';
import { Button } from './Button';

type Props = {
  label: string;
  question: string;
  no: string;
  yes: string;
  onConfirm: () => void;
  children: ReactNode;
};

/** A button for what cannot be undone: it asks first. What can be undone has an `UndoRow` instead. */
export function ConfirmButton({ label, question, no, yes, onConfirm, children }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  function confirm() {
    dialog.current?.close();
    onConfirm();
  }

  return (
    <>
      <Button tone="plain" onClick={() => dialog.current?.showModal()}>
        {label}
      </Button>
      <dialog ref={dialog} aria-labelledby={id}>
        <h2 id={id}>{question}</h2>
        <p>{children}</p>
        <div className="row mt-3">
          <Button tone="plain" onClick={() => dialog.current?.close()}>
            {no}
          </Button>
          <Button onClick={confirm}>{yes}</Button>
        </div>
      </dialog>
    </>
  );
}
