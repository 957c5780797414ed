import { useLayoutEffect, useRef } from 'react';
import * as words from '#texts/person/form';
import { Button } from '../../ui/primitives/Button';

/**
 * Opens the form, where it is collapsed: on a narrow screen. A submit hides the element that had the
 * focus, so the focus moves here.
 */
export function ChangeButton({ onClick }: { onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    const isHidden = focused && focused !== document.body && !focused.checkVisibility();
    if (isHidden) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Button ref={button} tone="link" className="narrow-only" onClick={onClick}>
      {words.change}
    </Button>
  );
}
