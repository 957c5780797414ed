import { useEffect, useState } from 'react';
import { Button } from '../primitives/Button';
import { forgetEverything, isAnythingRemembered } from './session-memory';

/** Forgets everything that this tab remembers. Absent while that is nothing. */
export function ForgetButton({ onForget }: { onForget: () => void }) {
  const [isRemembered, setIsRemembered] = useState(false);

  // Only in the browser: the built HTML does not know.
  useEffect(() => setIsRemembered(isAnythingRemembered()), []);

  function forget() {
    forgetEverything();
    setIsRemembered(false);
    onForget();
  }

  if (!isRemembered) return null;
  return (
    <Button tone="link" onClick={forget}>
      Forget it now
    </Button>
  );
}
