import { type LetterChoices, NO_CHOICES } from '@ninefold/numerology';
import { useEffect, useRef, useState } from 'react';
import { useReadings } from '../../ui/calculator/use-readings';
import { ErrorBoundary } from '../../ui/primitives/ErrorBoundary';
import { LetterChoicesContext } from '../../ui/working/letter-choices';
import { BattleForm } from './BattleForm';
import { BattleResult } from './BattleResult';
import { battle } from './battle';
import { loadTexts } from './load-texts';

/** The two names and what was decided about their letters: all else follows from these. */
interface Current {
  readonly first: string;
  readonly second: string;
  readonly choices: LetterChoices;
  readonly turn: number;
}

/** The Name Vibration Battle: two names, two bars, and what they make of each other. */
export function NamesBattle() {
  const texts = useReadings(loadTexts);
  const [current, setCurrent] = useState<Current>();
  const firstField = useRef<HTMLInputElement>(null);
  const turns = useRef(0);

  // The form is a view of its own: the visitor who returns to it starts at its first field.
  useEffect(() => {
    if (!current && turns.current > 0) firstField.current?.focus();
  }, [current]);

  function start(first: string, second: string) {
    turns.current += 1;
    setCurrent({ first, second, choices: NO_CHOICES, turn: turns.current });
  }

  if (!current) return <BattleForm firstField={firstField} onStart={start} />;
  const { first, second, choices, turn } = current;
  const chooser = {
    name: `${first} ${second}`,
    choices,
    choose: (choices: LetterChoices) => setCurrent({ ...current, choices }),
  };
  return (
    <ErrorBoundary>
      <LetterChoicesContext value={chooser}>
        <BattleResult
          key={turn}
          battle={battle(first, second, choices)}
          texts={texts}
          onAgain={() => setCurrent(undefined)}
        />
      </LetterChoicesContext>
    </ErrorBoundary>
  );
}
