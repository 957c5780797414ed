import type { Step } from '@ninefold/numerology';
import { Disclosure } from '../primitives/Disclosure';
import styles from './Working.module.css';
import { WorkingSteps } from './WorkingSteps';

type Props = {
  steps: readonly Step[];
  summary?: string;
  /** Where there is a number but no reading, the working stands open in its place. */
  isOpen?: boolean | undefined;
};

/** How a number was reached, line by line. */
export function Working({ steps, summary = 'How this number was found', isOpen }: Props) {
  return (
    <Disclosure isOpen={isOpen} className={styles.working} data-testid="working">
      <summary className={styles.summary}>{summary}</summary>
      <WorkingSteps steps={steps} />
    </Disclosure>
  );
}
