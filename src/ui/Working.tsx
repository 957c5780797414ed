import { useState } from 'react';
import type { Step } from '../numerology';
import styles from './Working.module.css';
import { WorkingSteps } from './WorkingSteps';

type Props = {
  steps: readonly Step[];
  summary?: string;
  /** Where there is a number but no reading, the working stands open in its place. */
  isOpen?: boolean;
};

/** How a number was reached, line by line. Give it a new `key` to close it for a new calculation. */
export function Working({ steps, summary = 'How this number was found', isOpen = false }: Props) {
  // It never closes under a visitor: a switch inside it may bring the reading that was missing.
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return (
    <details className={styles.working} data-testid="working" open={wasOpened}>
      <summary className={styles.summary}>{summary}</summary>
      <WorkingSteps steps={steps} />
    </details>
  );
}
