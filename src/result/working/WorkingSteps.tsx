import type { SiteStep } from '../../numbers/site-number';
import { inOrderOfDates } from './date-order';
import { describeSiteStep } from './describe-step';
import { LetterTiles } from './LetterTiles';
import styles from './Working.module.css';

/** The lines of a calculation or of a named part of one. */
export function WorkingSteps({ steps }: { steps: readonly SiteStep[] }) {
  return (
    <ol className="stack-1">
      {inOrderOfDates(steps).map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a working are never reordered
        <li key={index}>
          <WorkingStep step={step} />
        </li>
      ))}
    </ol>
  );
}

/** Letters as tiles, a part as a nested list, everything else as a sentence. */
function WorkingStep({ step }: { step: SiteStep }) {
  if (step.kind === 'letters') return <LetterTiles step={step} />;
  if (step.kind !== 'part') return <p className="lead">{describeSiteStep(step)}</p>;
  return (
    <div className={styles.part}>
      <p className={`row-0 ${styles.title}`}>
        {describeSiteStep(step)} <span className="gold">{step.to}</span>
      </p>
      <WorkingSteps steps={step.steps} />
    </div>
  );
}
