import { useEffect, useRef, useState } from 'react';
import { fillPerson, readPerson } from '../../person/form/person';
import { countedLetters } from '../../person/letters/counted-letters';
import { useRestore } from '../../person/memory/use-restore';
import type { ToolProps } from '../../person/tool/tool-props';
import { isReturn } from '../../ui/browser/is-return';
import { type Loading, useLoaded } from '../../ui/loading/use-loaded';
import { Button } from '../../ui/primitives/Button';
import { ErrorBoundary } from '../../ui/primitives/ErrorBoundary';
import type { FormValues } from '../../ui/session/form-values';
import type { SavedPerson } from '../../ui/session/pair-link';
import { writeFragment } from '../../ui/session/private-link';
import {
  forgetResult,
  isFirstOpening,
  rememberedFragment,
  rememberedPerson,
  rememberFragment,
} from '../../ui/session/session-memory';
import styles from './BlindTest.module.css';
import { type Game, newSeed, numbersOf } from './game';
import { readGame, shownName, writeGame } from './game-link';
import { Invitation } from './Invitation';
import { loadTest } from './load-passages';
import { StartForm } from './StartForm';

interface Current {
  readonly game: Game;
  /** Whether an invitation is still to be accepted. */
  readonly isInvitation: boolean;
  /** A view that was not reached by a press leaves the focus where it is. */
  readonly isRestored: boolean;
}

/** The blind test: ten rounds of three passages, one of them the visitor's, and what luck would give. */
export function BlindTest({ offer }: ToolProps) {
  const { loading, fetch } = useLoaded(loadTest);
  const [current, setCurrent] = useState<Current>();
  const form = useRef<HTMLDivElement>(null);
  const wasPlayed = useRef(false);

  // The form is a separate view: returning to it focuses its first field.
  useEffect(() => {
    if (!current && wasPlayed.current) form.current?.querySelector('input')?.focus();
  }, [current]);

  useRestore(() => {
    const fields = form.current?.querySelector('form');
    const owner = rememberedPerson();
    // Text that was already typed is never lost.
    if (fields && isTyped(fields, owner)) return undefined;
    const page = location.pathname;
    const linked = readGame(location.hash);
    const isOpened = linked && isFirstOpening(page, location.hash);
    const remembered = current || !isReturn() ? '' : rememberedFragment(page);
    const game = isOpened ? linked : (readGame(remembered) ?? linked);
    if (!game && fields && owner) fillPerson(fields, owner);
    return game && fetch().then(() => restore(game));
  }, 'hashchange');

  function restore(game: Game) {
    const isInvitation = game.subject.kind === 'other' && game.answers.length === 0;
    show({ game, isInvitation, isRestored: true });
  }

  function play(game: Game) {
    fetch();
    show({ game, isInvitation: false, isRestored: false });
  }

  function show(next: Current) {
    wasPlayed.current = true;
    setCurrent(next);
    rememberFragment(location.pathname, writeGame(next.game));
  }

  function start(person: SavedPerson) {
    play({ subject: { kind: 'self', person }, deal: { seed: newSeed(), hand: 0 }, answers: [] });
  }

  function stop() {
    forgetResult(location.pathname);
    setCurrent(undefined);
  }

  /** A link with which a friend can answer for somebody. */
  function invitationTo(person: SavedPerson, deal = { seed: newSeed(), hand: 0 }) {
    const numbers = numbersOf({ kind: 'self', person }, countedLetters());
    const subject = { kind: 'other', name: shownName(person.name), numbers } as const;
    const fragment = writeGame({ subject, deal, answers: [] });
    return fragment && location.origin + location.pathname + fragment;
  }

  if (!current) {
    return <StartForm ref={form} onTouch={fetch} onStart={start} invite={invitationTo} />;
  }
  const { game, isInvitation, isRestored } = current;
  const { subject } = game;
  if (isInvitation && subject.kind === 'other') {
    return <Invitation name={subject.name} onStart={() => play(game)} onDecline={stop} />;
  }
  if (loading.state !== 'ready') return <Pending loading={loading} />;
  const { TestView, material } = loading.loaded;
  return (
    <ErrorBoundary>
      <TestView
        game={game}
        material={material}
        isRestored={isRestored}
        invitation={subject.kind === 'self' ? invitationTo(subject.person, game.deal) : undefined}
        offer={offer}
        onPlay={play}
        onStop={stop}
      />
    </ErrorBoundary>
  );
}

/** Whether a form has something in it that it was not filled with. */
function isTyped(form: HTMLFormElement, owner: FormValues | undefined): boolean {
  const typed = readPerson(form);
  return Boolean(typed.name || typed.date) && !(owner && isSame(typed, owner));
}

function isSame(first: FormValues, second: FormValues): boolean {
  return writeFragment(first) === writeFragment(second);
}

/** What is shown while the passages load, or where they failed to load. */
function Pending({ loading }: { loading: Exclude<Loading<unknown>, { state: 'ready' }> }) {
  return (
    <div className={styles.invitation}>
      {loading.state === 'loading' ? (
        <p>Getting the passages…</p>
      ) : (
        <>
          <p>We couldn’t load the passages. Your answers so far are still there.</p>
          <Button tone="plain" onClick={loading.retry}>
            Try again
          </Button>
        </>
      )}
    </div>
  );
}
