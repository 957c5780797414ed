import { useEffect, useRef, useState } from 'react';
import type { LetterChoices } from '../../numbers/letter-choices';
import { resolveChoices, useCountedLetters } from '../../person/letters/counted-letters';
import { useRestore } from '../../person/memory/use-restore';
import { LetterChoicesContext } from '../../person/working/letter-choices';
import { isReturn } from '../../ui/browser/is-return';
import { useLoaded } from '../../ui/loading/use-loaded';
import { ErrorBoundary } from '../../ui/primitives/ErrorBoundary';
import {
  forgetResult,
  rememberedFragment,
  rememberFragment,
} from '../../ui/session/session-memory';
import { BattleForm } from './BattleForm';
import { BattleResult } from './BattleResult';
import { battle } from './battle';
import { type BattleEntry, readBattle, writeBattle } from './battle-link';
import { loadTexts } from './load-texts';

/** The names and the choices for their letters: everything else is derived from these. */
interface Current {
  readonly entry: BattleEntry;
  readonly runId: number;
  /** A battle that was not started here shows its end at once. */
  readonly isRestored: boolean;
}

/** The Name Vibration Battle: two names, two bars, and what they make of each other. */
export function NamesBattle() {
  const texts = useLoaded(loadTexts);
  const letters = useCountedLetters();
  const [current, setCurrent] = useState<Current>();
  const form = useRef<HTMLDivElement>(null);
  const runs = useRef(0);

  // The form is a separate view: returning to it focuses its first field.
  useEffect(() => {
    if (!current && runs.current > 0) form.current?.querySelector('input')?.focus();
  }, [current]);

  useRestore(() => {
    // Text already typed is never lost.
    const fields = form.current?.querySelectorAll('input') ?? [];
    if ([...fields].some(({ value }) => value)) return undefined;
    const remembered = current || !isReturn() ? '' : rememberedFragment(location.pathname);
    const entry = readBattle(remembered) ?? readBattle(location.hash);
    return entry && texts.fetch().then(() => show(entry, true));
  }, 'hashchange');

  function show(entry: BattleEntry, isRestored: boolean) {
    // The texts are shown seconds later, with the score.
    texts.fetch();
    runs.current += 1;
    update({ entry, runId: runs.current, isRestored });
  }

  function update(next: Current) {
    setCurrent(next);
    rememberFragment(location.pathname, writeBattle(next.entry));
  }

  function tryAnother() {
    forgetResult(location.pathname);
    setCurrent(undefined);
  }

  if (!current) {
    return (
      <div ref={form}>
        <BattleForm
          onStart={(first, second) => show({ first, second, choices: undefined }, false)}
        />
      </div>
    );
  }
  const { entry, runId, isRestored } = current;
  const { first, second } = entry;
  const choices = resolveChoices(entry.choices, letters);
  const chooser = {
    name: `${first} ${second}`,
    choices,
    choose: (next: LetterChoices | undefined) =>
      update({ ...current, entry: { ...entry, choices: next } }),
  };
  return (
    <ErrorBoundary>
      <LetterChoicesContext value={chooser}>
        <BattleResult
          key={runId}
          battle={battle(first, second, choices)}
          choices={choices}
          fragment={writeBattle({ ...entry, choices })}
          texts={texts.loading}
          isRestored={isRestored}
          onAgain={tryAnother}
          onForget={() => setCurrent(undefined)}
        />
      </LetterChoicesContext>
    </ErrorBoundary>
  );
}
