import { type MouseEvent, useSyncExternalStore } from 'react';
import { Button } from '../primitives/Button';
import { forgetEverything, isAnythingRemembered, watchMemory } from '../session/session-memory';

type Props = { className?: string | undefined; onForget?: () => void };

/** Forgets everything that this tab remembers, and empties its form. Absent while that is nothing. */
export function ForgetButton({ className, onForget }: Props) {
  const isRemembered = useSyncExternalStore(watchMemory, isAnythingRemembered, () => false);

  function forget({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    forgetEverything();
    form?.reset();
    onForget?.();
    form?.querySelector('input')?.focus();
  }

  if (!isRemembered) return null;
  return (
    <Button tone="link" className={className} onClick={forget}>
      Forget it now
    </Button>
  );
}
