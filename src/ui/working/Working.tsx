import type { Step } from '@ninefold/numerology';
import { Disclosure } from '../primitives/Disclosure';
import styles from './Working.module.css';
import { WorkingSteps } from './WorkingSteps';

type Props = {
  steps: readonly Step[];
  summary?: string;
  /** Open where a number has no reading. */
  isOpen?: boolean | undefined;
};

/** How a number was calculated, line by line. */
export function Working({ steps, summary = 'How this number was found', isOpen }: Props) {
  return (
    <Disclosure isOpen={isOpen} className={styles.working} data-testid="working">
      <summary className={styles.summary}>{summary}</summary>
      <WorkingSteps steps={steps} />
    </Disclosure>
  );
}
