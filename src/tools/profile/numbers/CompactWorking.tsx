import type { Step } from '@ninefold/numerology';
import { useState } from 'react';
import { WorkingSteps } from '../../../ui/working/WorkingSteps';
import styles from './CompactWorking.module.css';
import { workingLine } from './working-line';

/**
 * The working on a line; opened, in full. On paper the line is all there is room for. The full one is
 * made when it is asked for: 26 of them, each with every letter of a name, would keep a phone busy.
 */
export function CompactWorking({ steps }: { steps: readonly Step[] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={styles.found}
      data-testid="working"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={styles.line}>Found: {workingLine(steps)}</summary>
      {isOpen && <WorkingSteps steps={steps} />}
    </details>
  );
}
