import { type MouseEvent, useSyncExternalStore } from 'react';
import * as words from '#texts/person/form';
import { Button } from '../../ui/primitives/Button';
import { forgetVisit, isAnythingRemembered, watchVisit } from '../memory/visit';

type Props = {
  className?: string | undefined;
  /** Whether the page remembers more than this tab does. */
  remembersMore?: boolean;
  /** Called to forget what else the page shows or remembers. */
  onForget?: () => void;
};

/** Forgets everything that this tab remembers, and empties its form. Absent while that is nothing. */
export function ForgetButton({ className, remembersMore = false, onForget }: Props) {
  const isRemembered = useSyncExternalStore(watchVisit, isAnythingRemembered, () => false);

  function forget({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    forgetVisit();
    form?.reset();
    onForget?.();
    form?.querySelector('input')?.focus();
  }

  if (!isRemembered && !remembersMore) return null;
  return (
    <Button tone="link" className={className} onClick={forget}>
      {words.forgetItNow}
    </Button>
  );
}
