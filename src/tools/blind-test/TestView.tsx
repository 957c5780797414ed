import type { Offer } from '../../config/offer';
import type { LetterChoices } from '../../numbers/letter-choices';
import type { Extra } from '../../person/entry/entry';
import type { ToolResult } from '../../person/tool/use-tool';
import { UncountedLetters } from '../../person/working/UncountedLetters';
import { Button } from '../../ui/primitives/Button';
import styles from './BlindTest.module.css';
import type { Game } from './game';
import type { Material } from './load-passages';
import { Outcome } from './Outcome';
import { RoundView } from './RoundView';
import { dealRounds } from './rules/deal';
import { ROUNDS } from './rules/size';

type Props = {
  /** Where it is restored, the focus stays where it is: the page has just been opened. */
  result: ToolResult<Game>;
  material: Material;
  offer: Offer;
  /** Shows the test after an answer, or another test: called with what of the entry changes. */
  onPlay: (extra: Extra) => void;
  /** Called with what is decided for the letters of the name. */
  onChoose: (letters: readonly (LetterChoices | undefined)[]) => void;
  onStop: () => void;
};

/** A test: the current round, or after the last one the outcome. */
export function TestView({ result, material, offer, onPlay, onChoose, onStop }: Props) {
  const { inviter, numbers, deal, answers } = result.value;
  const rounds = dealRounds(numbers, material.passages, deal);
  if (!rounds) return <TooFew onStop={onStop} />;
  const round = rounds[answers.length];
  if (!round) {
    return (
      <Outcome
        result={result}
        rounds={rounds}
        material={material}
        offer={offer}
        onAgain={() => onPlay({ hand: String(deal.hand + 1), answers: '' })}
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
      question={inviter ? `Which one’s ${inviter}?` : 'Which one’s you?'}
      isRestored={result.isRestored}
      onChoose={(index) => onPlay({ answers: [...answers, index].join('') })}
      onBack={isFirst ? undefined : () => onPlay({ answers: answers.slice(0, -1).join('') })}
      onStop={onStop}
    >
      {!inviter && isFirst && <UncountedLetters names={result.people} onChoose={onChoose} />}
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
