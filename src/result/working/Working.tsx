import type { ReactNode } from 'react';
import { noWorking } from '#texts/result';
import * as words from '#texts/result/working';
import { path } from '../../config/paths';
import type { SiteStep } from '../../numbers/site-number';
import { LoadedPart } from '../../ui/loading/PendingReading';
import { Disclosure } from '../../ui/primitives/Disclosure';
import styles from './Working.module.css';

type Props = {
  steps: readonly SiteStep[];
  summary?: string;
  /** Open where a number has no reading. */
  isOpen?: boolean | undefined;
  /** For a number that no other site has, so that none gives a different one. */
  isOnlyHere?: boolean;
  /** Shown after the steps. */
  children?: ReactNode;
};

/** How a number was calculated, line by line. */
export function Working({
  steps,
  summary = words.howItWasFound,
  isOpen,
  isOnlyHere = false,
  children,
}: Props) {
  return (
    <Disclosure isOpen={isOpen} className={`whole ${styles.working}`} data-testid="working">
      <summary className="summary">{summary}</summary>
      <LateSteps steps={steps} />
      {children}
      {!isOnlyHere && (
        <p className="note">
          <a href={path('why-different')}>{words.anotherNumber}</a>
        </p>
      )}
    </Disclosure>
  );
}

/** The lines of a calculation behind a summary: they come after the first paint of a result. */
export function LateSteps({ steps }: { steps: readonly SiteStep[] }) {
  return (
    <LoadedPart load={() => import('./WorkingSteps')} failed={noWorking}>
      {({ WorkingSteps }) => <WorkingSteps steps={steps} />}
    </LoadedPart>
  );
}
