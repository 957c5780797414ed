import { type LetterChoices, NO_CHOICES } from '@ninefold/numerology';
import { useEffect, useRef, useState } from 'react';
import { useReadings } from '../../ui/calculator/use-readings';
import { ErrorBoundary } from '../../ui/primitives/ErrorBoundary';
import { LetterChoicesContext } from '../../ui/working/letter-choices';
import { BattleForm } from './BattleForm';
import { BattleResult } from './BattleResult';
import { battle } from './battle';
import { loadTexts } from './load-texts';

/** The two names and the choices for their letters: everything else is derived from these. */
interface Current {
  readonly first: string;
  readonly second: string;
  readonly choices: LetterChoices;
  readonly runId: number;
}

/** The Name Vibration Battle: two names, two bars, and what they make of each other. */
export function NamesBattle() {
  const texts = useReadings(loadTexts);
  const [current, setCurrent] = useState<Current>();
  const firstField = useRef<HTMLInputElement>(null);
  const runs = useRef(0);

  // The form is a separate view: returning to it focuses its first field.
  useEffect(() => {
    if (!current && runs.current > 0) firstField.current?.focus();
  }, [current]);

  function start(first: string, second: string) {
    // The texts are shown seconds later, with the score.
    texts.fetchReadings();
    runs.current += 1;
    setCurrent({ first, second, choices: NO_CHOICES, runId: runs.current });
  }

  if (!current) return <BattleForm firstField={firstField} onStart={start} />;
  const { first, second, choices, runId } = current;
  const chooser = {
    name: `${first} ${second}`,
    choices,
    choose: (choices: LetterChoices) => setCurrent({ ...current, choices }),
  };
  return (
    <ErrorBoundary>
      <LetterChoicesContext value={chooser}>
        <BattleResult
          key={runId}
          battle={battle(first, second, choices)}
          texts={texts.loading}
          onAgain={() => setCurrent(undefined)}
        />
      </LetterChoicesContext>
    </ErrorBoundary>
  );
}
