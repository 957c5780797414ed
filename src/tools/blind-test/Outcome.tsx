import { useLayoutEffect, useRef } from 'react';
import type { Offer } from '../../config/offer';
import { writeEntry } from '../../person/entry/entry';
import { ForgetButton } from '../../person/form/ForgetButton';
import { CalculatedFrom } from '../../person/result/CalculatedFrom';
import { ResultActions } from '../../person/result/ResultActions';
import { ResultEnd } from '../../person/result/ResultEnd';
import { Share } from '../../person/share/Share';
import type { ToolResult } from '../../person/tool/use-tool';
import { Button } from '../../ui/primitives/Button';
import { CopyButton } from '../../ui/primitives/CopyButton';
import styles from './BlindTest.module.css';
import { ChanceBars } from './ChanceBars';
import { type Game, invitationLink } from './game';
import { OpenedRounds } from './OpenedRounds';
import { luck, verdict } from './outcome-words';
import { ROUNDS } from './rules/chance';
import { type Round, scoreOf } from './rules/deal';
import type { Material } from './rules/passages';

type Props = {
  /** Where it is restored, the focus stays where it is: the page has just been opened. */
  result: ToolResult<Game>;
  rounds: readonly Round[];
  material: Material;
  offer: Offer;
  onAgain: () => void;
  onStop: () => void;
};

/** How many were found, what luck would have given, and every round opened. */
export function Outcome({ result, rounds, material, offer, onAgain, onStop }: Props) {
  const { isRestored } = result;
  const [person] = result.people;
  const { inviter: name, numbers, deal, answers } = result.value;
  // With which a friend can answer the same rounds.
  const invitation = name ? undefined : invitationLink(person, deal);
  const heading = useRef<HTMLHeadingElement>(null);
  const score = scoreOf(rounds, answers);
  const shared = name
    ? `I looked for ${name} among strangers, by their numerology readings, and found ${score} of ${ROUNDS}. Guessing gets 3 or 4.`
    : `I looked for my own numerology reading among strangers’, and found ${score} of ${ROUNDS}. Guessing gets 3 or 4.`;

  useLayoutEffect(() => {
    if (isRestored) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [isRestored]);

  return (
    <div className={styles.outcome}>
      <div className={styles.found} data-testid="result">
        {name ? (
          <p data-testid="whose">{name}</p>
        ) : (
          <CalculatedFrom person={person} hasSigil={false} />
        )}
        <h2 ref={heading} tabIndex={-1} className={styles.question}>
          <span className={styles.count}>
            {name ? `You found ${name} in` : 'You found yours in'}
          </span>{' '}
          <span className={styles.score} data-testid="score">
            {score} of {ROUNDS}
          </span>
        </h2>
        <div className={styles.meaning}>
          <ChanceBars score={score} />
          <div className={styles.words}>
            <p className={styles.luck}>{luck(score)}</p>
            <p>{verdict(score, name ?? 'yourself')}</p>
          </div>
        </div>
        <div className={styles.actions}>
          <Button onClick={onAgain}>Play again</Button>
          <Share
            cards={[
              {
                kind: 'The blind test',
                numeral: `${score} of ${ROUNDS}`,
                art: { kind: 'dial', percent: (100 * score) / ROUNDS },
                title: name ? `Found ${name} ${times(score)}` : `Found myself ${times(score)}`,
                sentence: luck(score),
              },
            ]}
            names={[]}
            message={{ title: 'The blind test', text: shared }}
          />
          {invitation && (
            <CopyButton
              label="Copy a link for a friend"
              description="The same ten rounds, for a friend"
              getText={() => invitation}
            />
          )}
        </div>
        {invitation && (
          <p className={styles.small}>
            A friend who opens that link gets the same ten rounds and looks for you. It has your
            first name and eight numbers in it, and not your birth date.
          </p>
        )}
        <section className={styles.opened}>
          <h3>The ten rounds, opened</h3>
          <OpenedRounds
            rounds={rounds}
            answers={answers}
            numbers={numbers}
            tables={material.tables}
            whose={name ? `${name}’s` : 'yours'}
          />
        </section>
      </div>
      <ResultEnd offer={offer}>
        <ResultActions
          // With somebody else's numbers the answers are in the link, for the person they are about.
          fragment={name ? writeEntry(result) : undefined}
        />
        <div className={styles.actions}>
          <Button tone="plain" onClick={onStop}>
            {name ? 'Take the test yourself' : 'Test somebody else'}
          </Button>
          <ForgetButton onForget={onStop} />
        </div>
      </ResultEnd>
    </div>
  );
}

/** “once”, “7 times”. */
function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}
