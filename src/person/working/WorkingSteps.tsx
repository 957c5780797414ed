import type { ReactNode } from 'react';
import type { SiteStep } from '../../numbers/site-number';
import { LetterTiles } from './LetterTiles';
import { isLetters, isPart, type ShownStep } from './shown-step';
import { describeSiteStep } from './step-words';
import styles from './Working.module.css';

/**
 * Describes a step in a sentence, and a part by what it is called; `count` is how many parts of that
 * name there are up to it.
 */
export type Describe<S> = (step: S, count: number) => string;

/** The lines of a calculation or of a named part of one. A tool describes the kinds that it adds. */
export function WorkingSteps(props: { steps: readonly SiteStep[] }): ReactNode;
export function WorkingSteps<S extends ShownStep>(props: {
  steps: readonly S[];
  describe: Describe<S>;
}): ReactNode;
export function WorkingSteps({
  steps,
  describe = describeSiteStep,
}: {
  steps: readonly ShownStep[];
  describe?: Describe<never>;
}): ReactNode {
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        // The steps of a working are never reordered.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={index} className={styles.step}>
          <WorkingStep
            step={step}
            count={countOf(steps, index)}
            // The signatures see to it that it knows every step.
            describe={describe as Describe<ShownStep>}
          />
        </li>
      ))}
    </ol>
  );
}

type StepProps = { step: ShownStep; count: number; describe: Describe<ShownStep> };

/** Letters as tiles, a part as a nested list, everything else as a sentence. */
function WorkingStep({ step, count, describe }: StepProps) {
  if (isLetters(step)) return <LetterTiles step={step} />;
  if (!isPart(step)) return <p className={styles.sum}>{describe(step, count)}</p>;
  return (
    <div className={styles.part}>
      <p className={styles.partName}>
        {describe(step, count)} <span className={styles.partValue}>{step.to}</span>
      </p>
      <WorkingSteps steps={step.steps} describe={describe} />
    </div>
  );
}

/** How many parts there are with the name of this one, up to it. */
function countOf(steps: readonly ShownStep[], index: number): number {
  const step = steps[index];
  if (!step || !isPart(step)) return 0;
  const upToHere = steps.slice(0, index + 1);
  return upToHere.filter((other) => isPart(other) && other.name === step.name).length;
}
