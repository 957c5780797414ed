import type { PartName, Step } from '@ninefold/numerology';
import { describeStep } from './describe-step';
import { LetterTiles } from './LetterTiles';
import styles from './Working.module.css';

const PART_NAMES: Readonly<Record<PartName, string>> = {
  name: 'The name',
  date: 'The birth date',
  month: 'The month',
  day: 'The day',
  year: 'The year',
  'life-path': 'Life Path',
  destiny: 'Destiny',
  'birth-day-and-month': 'Birth day and month',
  today: 'Today',
  'first-number': 'The first number',
  'second-number': 'The second number',
  seed: 'The seed',
  position: 'Number',
};

/** The lines of a calculation or of a named part of one. */
export function WorkingSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        // The steps of a working are never reordered.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={index} className={styles.step}>
          <WorkingStep step={step} position={positionOf(steps, index)} />
        </li>
      ))}
    </ol>
  );
}

/** Letters as tiles, a part as a nested list, everything else as a sentence. */
function WorkingStep({ step, position }: { step: Step; position: number }) {
  if (step.kind === 'letters') return <LetterTiles step={step} />;
  if (step.kind !== 'part') return <p className={styles.sum}>{describeStep(step)}</p>;
  return (
    <div className={styles.part}>
      <p className={styles.partName}>
        {PART_NAMES[step.name]} {step.name === 'position' && position}
        <span className={styles.partValue}>{step.value}</span>
      </p>
      <WorkingSteps steps={step.steps} />
    </div>
  );
}

/** Which lottery position a step is, counting from 1. */
function positionOf(steps: readonly Step[], index: number): number {
  const upToHere = steps.slice(0, index + 1);
  return upToHere.filter((step) => step.kind === 'part' && step.name === 'position').length;
}
