import { useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { useReadings } from '../../ui/use-readings';
import { BattleForm } from './BattleForm';
import { BattleResult } from './BattleResult';
import { type Battle, battle } from './battle';
import { loadTexts } from './load-texts';

/** The Name Vibration Battle: two names, two bars, and what they make of each other. */
export function NamesBattle() {
  const texts = useReadings(loadTexts);
  const [current, setCurrent] = useState<{ readonly battle: Battle; readonly turn: number }>();
  const firstField = useRef<HTMLInputElement>(null);
  const turns = useRef(0);

  // The form is a view of its own: the visitor who returns to it starts at its first field.
  useEffect(() => {
    if (!current && turns.current > 0) firstField.current?.focus();
  }, [current]);

  function start(first: string, second: string) {
    turns.current += 1;
    setCurrent({ battle: battle(first, second), turn: turns.current });
  }

  if (!current) return <BattleForm firstField={firstField} onStart={start} />;
  return (
    <ErrorBoundary>
      <BattleResult
        key={current.turn}
        battle={current.battle}
        texts={texts}
        onAgain={() => setCurrent(undefined)}
      />
    </ErrorBoundary>
  );
}
