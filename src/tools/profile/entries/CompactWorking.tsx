import { type ReactNode, useState } from 'react';
import { found } from '#texts/tools/profile/entries';
import type { SiteStep } from '../../../numbers/site-number';
import { workingLine } from '../../../result/working/describe-step';
import { WorkingSteps } from '../../../result/working/WorkingSteps';
import styles from '../Entries.module.css';

/**
 * The working on one line, which opens to the full working. Print shows only the line. The full one is
 * rendered on demand: 26 of them, each with every letter of a name, would be slow on a phone.
 */
export function CompactWorking({
  steps,
  children,
}: {
  steps: readonly SiteStep[];
  children?: ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={styles.found}
      data-testid="working"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={`note ${styles.line}`}>{found(workingLine(steps))}</summary>
      {isOpen && (
        <>
          <WorkingSteps steps={steps} />
          {children}
        </>
      )}
    </details>
  );
}
