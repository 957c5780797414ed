import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../../ui/primitives/Button';
import styles from './BlindTest.module.css';
import type { Round } from './rules/deal';
import { ROUNDS } from './rules/size';

type Props = {
  round: Round;
  /** From 1. */
  count: number;
  question: string;
  /** Whether the focus stays where it is: the page has just been opened. */
  isRestored: boolean;
  onChoose: (index: number) => void;
  /** Undefined in the first round. */
  onBack: (() => void) | undefined;
  onStop: () => void;
  /** What a visitor has to know before the first answer. */
  children?: ReactNode;
};

const MARKS = ['A', 'B', 'C'];

/** Three passages to choose from. Nothing is said about the choice. */
export function RoundView(props: Props) {
  const { round, count, question, isRestored, onChoose, onBack, onStop, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    if (isRestored) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [isRestored]);

  return (
    <div className={styles.round}>
      <h2 ref={heading} tabIndex={-1} className={styles.question}>
        <span className={styles.count}>
          Round {count} of {ROUNDS}
        </span>{' '}
        {question}
      </h2>
      {children}
      <ul className={styles.choices}>
        {round.passages.map(({ text }, index) => (
          <li key={text}>
            <button
              type="button"
              className={styles.choice}
              aria-labelledby={`${id}-mark-${index}`}
              aria-describedby={`${id}-text-${index}`}
              data-testid="choice"
              onClick={({ detail }) => {
                // The second half of a double click would answer the next round.
                if (detail < 2) onChoose(index);
              }}
            >
              <span id={`${id}-mark-${index}`} className={styles.mark}>
                {MARKS[index]}
              </span>
              <span id={`${id}-text-${index}`}>{text}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {onBack && (
          <Button tone="plain" onClick={onBack}>
            Back a round
          </Button>
        )}
        <Button tone="plain" onClick={onStop}>
          Stop the test
        </Button>
      </div>
    </div>
  );
}
