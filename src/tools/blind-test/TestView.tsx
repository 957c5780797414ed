import type { Offer } from '../../config/offer';
import { resolveChoices, useCountedLetters } from '../../person/letters/counted-letters';
import { UncountedLetters } from '../../person/working/UncountedLetters';
import { Button } from '../../ui/primitives/Button';
import styles from './BlindTest.module.css';
import { type Game, numbersOf } from './game';
import type { Material } from './load-passages';
import { Outcome } from './Outcome';
import { RoundView } from './RoundView';
import { dealRounds } from './rules/deal';
import { ROUNDS } from './rules/size';

type Props = {
  game: Game;
  material: Material;
  /** Whether the focus stays where it is: the page has just been opened. */
  isRestored: boolean;
  /** A link with which a friend can answer the same rounds; none where the test is not about the visitor. */
  invitation: string | undefined;
  offer: Offer;
  /** Shows the test after an answer, or another test. */
  onPlay: (game: Game) => void;
  onStop: () => void;
};

/** A test: the current round, or after the last one the outcome. */
export function TestView(props: Props) {
  const { game, material, isRestored, invitation, offer, onPlay, onStop } = props;
  const letters = useCountedLetters();
  const { subject, deal, answers } = game;
  const numbers = numbersOf(subject, letters);
  const rounds = dealRounds(numbers, material.passages, deal);
  if (!rounds) return <TooFew onStop={onStop} />;
  const round = rounds[answers.length];
  if (!round) {
    return (
      <Outcome
        game={game}
        rounds={rounds}
        numbers={numbers}
        material={material}
        isRestored={isRestored}
        invitation={invitation}
        offer={offer}
        onAgain={() => onPlay({ ...game, deal: { ...deal, hand: deal.hand + 1 }, answers: [] })}
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
      question={subject.kind === 'self' ? 'Which one’s you?' : `Which one’s ${subject.name}?`}
      isRestored={isRestored}
      onChoose={(index) => onPlay({ ...game, answers: [...answers, index] })}
      onBack={isFirst ? undefined : () => onPlay({ ...game, answers: answers.slice(0, -1) })}
      onStop={onStop}
    >
      {subject.kind === 'self' && isFirst && (
        <UncountedLetters
          names={[
            { name: subject.person.name, choices: resolveChoices(subject.person.choices, letters) },
          ]}
          onChoose={([choices]) =>
            onPlay({ ...game, subject: { kind: 'self', person: { ...subject.person, choices } } })
          }
        />
      )}
    </RoundView>
  );
}

/** A name without letters, and a date without enough to go on. */
function TooFew({ onStop }: { onStop: () => void }) {
  return (
    <div className={styles.invitation}>
      <p>
        There aren’t enough letters from A to Z in that name to make {ROUNDS} rounds. Try it in the
        Latin alphabet, the way it’s spelled in a passport.
      </p>
      <Button tone="plain" onClick={onStop}>
        Try another name
      </Button>
    </div>
  );
}
