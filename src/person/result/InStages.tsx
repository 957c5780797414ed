import { Children, type ReactNode, startTransition, useEffect, useState } from 'react';
import styles from './Result.module.css';

/**
 * What follows after the first paint, which has the number, its title and its meaning: one child after
 * another, so that no frame takes long. A page that is still hidden shows everything at once.
 */
export function InStages({ children }: { children: ReactNode }) {
  const parts = Children.toArray(children);
  const [shown, setShown] = useState(() =>
    document.querySelector('[data-restoring]') ? Number.POSITIVE_INFINITY : 0,
  );
  const isWhole = shown >= parts.length;
  useEffect(() => {
    // What is added to it later is there at once.
    if (isWhole) setShown(Number.POSITIVE_INFINITY);
    else startTransition(() => setShown(shown + 1));
  }, [isWhole, shown]);
  return (
    <>
      {parts.slice(0, shown)}
      {!isWhole && <div className={styles.rest} />}
    </>
  );
}
