import { type ReactNode, useId } from 'react';
import { elsewhere } from '#texts/site/methods';
import styles from './Methods.module.css';

/** What other schools do, and why this site does not. */
export function Elsewhere({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    // Not an aside: screen readers would list six landmarks with the same name.
    <div className={`stack-2 card ${styles.elsewhere}`} role="note" aria-labelledby={id}>
      <p id={id} className="label quiet">
        {elsewhere}
      </p>
      {children}
    </div>
  );
}
