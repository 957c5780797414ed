import type { ReactNode } from 'react';
import { path } from '../../config/paths';
import type { SiteStep } from '../../numbers/site-number';
import { Disclosure } from '../../ui/primitives/Disclosure';
import type { ShownStep } from './shown-step';
import styles from './Working.module.css';
import { type Describe, WorkingSteps } from './WorkingSteps';

type Props = {
  summary?: string;
  /** Open where a number has no reading. */
  isOpen?: boolean | undefined;
  /** Shown after the steps. */
  children?: ReactNode;
};

/** How a number was calculated, line by line. A tool describes the kinds of steps that it adds. */
export function Working(props: Props & { steps: readonly SiteStep[] }): ReactNode;
export function Working<S extends ShownStep>(
  props: Props & { steps: readonly S[]; describe: Describe<S> },
): ReactNode;
export function Working({
  summary = 'How this number was found',
  isOpen,
  children,
  ...working
}: Props & { steps: readonly ShownStep[]; describe?: Describe<ShownStep> }): ReactNode {
  return (
    <Disclosure isOpen={isOpen} className={styles.working} data-testid="working">
      <summary className={styles.summary}>{summary}</summary>
      <WorkingSteps
        {...(working as { steps: readonly ShownStep[]; describe: Describe<ShownStep> })}
      />
      {children}
      {/* Tools with steps of their own have numbers that no other site has. */}
      {!working.describe && (
        <p className={styles.elsewhere}>
          <a href={path('why-different')}>Another site gave you a different number?</a>
        </p>
      )}
    </Disclosure>
  );
}
