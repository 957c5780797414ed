import { type ReactNode, useId } from 'react';
import * as words from '#texts/tools/blind-test/played';
import type { Offer } from '../../../config/offer';
import type { LetterChoices } from '../../../numbers/letter-choices';
import type { Extra } from '../../../person/entry/entry';
import type { ToolResult } from '../../../result/tool/tool';
import { UncountedLetters } from '../../../result/working/UncountedLetters';
import { Button } from '../../../ui/primitives/Button';
import styles from '../BlindTest.module.css';
import type { Game } from '../game';
import { MIN_ROUNDS, ROUNDS } from '../rules/chance';
import { dealRounds, type Round } from '../rules/deal';
import { Outcome } from './Outcome';
import { useFocusedHeading } from './use-focused-heading';

type Props = {
  /** Where it is restored, the focus stays where it is: the page has just been opened. */
  result: ToolResult<Game>;
  offer: Offer;
  /** Shows the test after an answer, or another test: called with what of the entry changes. */
  onPlay: (extra: Extra) => void;
  /** Called with what is decided for the letters of the name. */
  onChoose: (letters: readonly (LetterChoices | undefined)[]) => void;
  onStop: () => void;
};

/** A test: the current round, or after the last one the outcome. */
export function TestView({ result, offer, onPlay, onChoose, onStop }: Props) {
  const { inviter, numbers, deal, answers, rounds: count } = result.value;
  const rounds = dealRounds(numbers, deal);
  if (!rounds) {
    return (
      <div className={`stack-2 page ${styles.invitation}`}>
        <p>{words.tooFewLetters(ROUNDS)}</p>
        <Button tone="plain" onClick={onStop}>
          {words.anotherName}
        </Button>
      </div>
    );
  }
  const round = rounds[answers.length];
  if (!round || answers.length >= count) {
    return (
      <Outcome
        result={result}
        rounds={rounds.slice(0, count)}
        offer={offer}
        onAgain={() => onPlay({ hand: String(deal.hand + 1), answers: '', rounds: '' })}
        onStop={onStop}
      />
    );
  }
  const isFirst = answers.length === 0;
  return (
    <RoundView
      key={answers.length}
      round={round}
      count={answers.length + 1}
      question={words.whichOne(inviter)}
      isRestored={result.isRestored}
      onChoose={(index) => onPlay({ answers: [...answers, index].join('') })}
      onBack={isFirst ? undefined : () => onPlay({ answers: answers.slice(0, -1).join('') })}
      // With a score, as soon as there are enough rounds for one.
      end={
        answers.length < MIN_ROUNDS
          ? { label: words.stopTest, onClick: onStop }
          : { label: words.stopHere, onClick: () => onPlay({ rounds: String(answers.length) }) }
      }
    >
      {!inviter && isFirst && <UncountedLetters names={result.people} onChoose={onChoose} />}
    </RoundView>
  );
}

type RoundViewProps = {
  round: Round;
  /** From 1. */
  count: number;
  question: string;
  /** Whether the focus stays where it is: the page has just been opened. */
  isRestored: boolean;
  onChoose: (index: number) => void;
  /** Undefined in the first round. */
  onBack: (() => void) | undefined;
  /** The button that ends the test. */
  end: { label: string; onClick: () => void };
  /** What a visitor has to know before the first answer. */
  children?: ReactNode;
};

const MARKS = ['A', 'B', 'C'];

/** Three passages to choose from. Nothing is said about the choice. */
function RoundView(props: RoundViewProps) {
  const { round, count, question, isRestored, onChoose, onBack, end, children } = props;
  const heading = useFocusedHeading(isRestored);
  const id = useId();

  return (
    <div className={`stack-3 page ${styles.round}`}>
      <h2 ref={heading} tabIndex={-1}>
        <span className={`gold ${styles.count}`}>{words.roundOf(count, ROUNDS)}</span> {question}
      </h2>
      <progress
        className={styles.progress}
        aria-label={words.roundsAnswered}
        max={ROUNDS}
        value={count - 1}
      />
      {children}
      <ul className={`stack-2 ${styles.choices}`}>
        {round.passages.map(({ text }, index) => (
          <li key={text}>
            <button
              type="button"
              className={`reading card ${styles.choice}`}
              aria-labelledby={`${id}-mark-${index}`}
              aria-describedby={`${id}-text-${index}`}
              data-testid="choice"
              onClick={() => onChoose(index)}
            >
              <span id={`${id}-mark-${index}`} className={`gold ${styles.mark}`}>
                {MARKS[index]}
              </span>
              <span id={`${id}-text-${index}`}>{text}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="row">
        {onBack && (
          <Button tone="plain" onClick={onBack}>
            {words.backARound}
          </Button>
        )}
        <Button tone="plain" onClick={end.onClick}>
          {end.label}
        </Button>
      </div>
    </div>
  );
}
