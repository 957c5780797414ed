import type { ReactNode } from 'react';
import { useIsHydrated } from '../browser/use-is-hydrated';
import { Button } from '../primitives/Button';
import styles from './Form.module.css';

type Props = {
  /** Whether the form can be submitted. Most forms can always, and refuse what is missing. */
  isReady?: boolean;
  children: ReactNode;
};

/** The button of a form. It is disabled until hydration, so that no entry ends up in the address. */
export function SubmitButton({ isReady = true, children }: Props) {
  const isHydrated = useIsHydrated();
  return (
    <>
      <Button type="submit" disabled={!(isHydrated && isReady)}>
        {children}
      </Button>
      <noscript>
        <p className={styles.note}>
          The sums are done in your browser, by JavaScript, and it’s switched off here.
        </p>
      </noscript>
    </>
  );
}
