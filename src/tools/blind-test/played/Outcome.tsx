import { copyLink } from '#texts/tools/blind-test';
import * as words from '#texts/tools/blind-test/played';
import type { Offer } from '../../../config/offer';
import { ForgetButton } from '../../../person/form/ForgetButton';
import { CalculatedFrom } from '../../../result/reading/CalculatedFrom';
import { ResultActions } from '../../../result/reading/ResultActions';
import { ResultEnd } from '../../../result/reading/ResultEnd';
import { Share } from '../../../result/share/Share';
import type { ToolResult } from '../../../result/tool/tool';
import { Button } from '../../../ui/primitives/Button';
import { CopyButton } from '../../../ui/primitives/CopyButton';
import styles from '../BlindTest.module.css';
import { type Game, invitationLink } from '../game';
import { type Round, scoreOf } from '../rules/deal';
import { ChanceBars } from './ChanceBars';
import { OpenedRounds } from './OpenedRounds';
import { useFocusedHeading } from './use-focused-heading';
import { luck, verdict } from './verdict';

type Props = {
  /** Where it is restored, the focus stays where it is: the page has just been opened. */
  result: ToolResult<Game>;
  rounds: readonly Round[];
  offer: Offer;
  onAgain: () => void;
  onStop: () => void;
};

/** How many were found, what luck would have given, and every round opened. */
export function Outcome({ result, rounds, offer, onAgain, onStop }: Props) {
  const [person] = result.people;
  const { inviter: name, numbers, deal, answers } = result.value;
  // With which a friend can answer the same rounds.
  const invitation = name ? undefined : invitationLink(person, deal);
  const heading = useFocusedHeading(result.isRestored);
  const count = rounds.length;
  const score = scoreOf(rounds, answers);
  const found = { score, rounds: count };

  return (
    <div className="page">
      <div className="stack-3" data-testid="result">
        {name ? (
          <p data-testid="whose">{name}</p>
        ) : (
          <CalculatedFrom person={person} hasSigil={false} />
        )}
        <h2 ref={heading} tabIndex={-1}>
          <span className={`gold ${styles.count}`}>{words.youFound(name)}</span>{' '}
          <span className={styles.score} data-testid="score">
            {words.scoreOf(score, count)}
          </span>
        </h2>
        <div className={`stack-3 ${styles.meaning}`}>
          <ChanceBars score={score} rounds={count} />
          <div className={`stack-2 measure ${styles.words}`}>
            <p className="lead">{luck(found)}</p>
            <p>{verdict(found, name)}</p>
          </div>
        </div>
        <div className="row">
          <Button onClick={onAgain}>{words.playAgain}</Button>
          <Share
            cards={[
              {
                kind: words.kind,
                numeral: words.scoreOf(score, count),
                art: { kind: 'dial', percent: (100 * score) / count },
                title: words.cardTitle(score, name),
                sentence: luck(found),
              },
            ]}
            names={[]}
            message={{ title: words.kind, text: words.message(score, count, name) }}
          />
          {invitation && (
            <CopyButton label={copyLink} description={words.sameTest} getText={() => invitation} />
          )}
          <Button tone="plain" onClick={onStop}>
            {name ? words.testYourself : words.testSomebodyElse}
          </Button>
          <ForgetButton onForget={onStop} />
        </div>
        {invitation && <p className="note">{words.whatFriendGets}</p>}
        <section className="stack-2">
          <h3>{words.roundsOpened(count)}</h3>
          <OpenedRounds
            rounds={rounds}
            answers={answers}
            numbers={numbers}
            whose={words.whose(name)}
          />
        </section>
      </div>
      <ResultEnd offer={offer}>
        <ResultActions
          // With somebody else's numbers the answers are in the link, for the person they are about.
          link={name ? result.link : undefined}
          people={name ? [] : result.entry.people}
        />
      </ResultEnd>
    </div>
  );
}
