import type { LetterChoices } from '../../numbers/letter-choices';
import { resolveChoices, useCountedLetters } from '../../person/letters/counted-letters';
import { CalculatorLayout } from '../../person/tool/CalculatorLayout';
import type { ToolProps } from '../../person/tool/tool-props';
import { useLatest } from '../../person/tool/use-latest';
import { LetterChoicesContext } from '../../person/working/letter-choices';
import { useToday } from '../../ui/browser/use-today';
import { type Loading, useLoaded } from '../../ui/loading/use-loaded';
import { Button } from '../../ui/primitives/Button';
import type { Person } from '../../ui/session/form-values';
import { rememberResult } from '../../ui/session/session-memory';
import { HandForm } from './HandForm';
import { type HandId, handKinds, workByHand } from './rules/hand-kinds';

// The sums need more code than the form should wait for. It loads while the form is filled in.
const loadWalk = async () => (await import('./Walk')).Walk;

/** A number worked out by the visitor, sum by sum, and checked on the way. */
export function ByHand({ offer, children: waiting }: ToolProps) {
  const { latest, resultRef, run, update, clear } = useLatest<{ person: Person; kind: HandId }>();
  const { loading, fetch } = useLoaded(loadWalk);
  const letters = useCountedLetters();
  const today = useToday();
  const Walk = loading.state === 'ready' ? loading.loaded : undefined;

  function start(given: Person, kind: HandId, shouldScroll: boolean) {
    // What the number does not need is not a part of it.
    const person = {
      name: handKinds[kind].usesName ? given.name : '',
      date: handKinds[kind].usesDate ? given.date : undefined,
      choices: handKinds[kind].usesName ? given.choices : undefined,
    };
    run({ person, kind }, shouldScroll);
    rememberResult(location.pathname, { ...person, view: kind });
  }

  function choose(choices: LetterChoices | undefined) {
    if (!latest) return;
    const person = { ...latest.person, choices };
    update({ person, kind: latest.kind });
    rememberResult(location.pathname, { ...person, view: latest.kind });
  }

  const choices = resolveChoices(latest?.person.choices, letters);
  const worked = latest && today && workByHand(latest.kind, { ...latest.person, choices, today });
  return (
    <CalculatorLayout
      announcement=""
      runId={latest?.runId}
      form={<HandForm onTouch={fetch} onStart={start} onForget={clear} />}
      resultRef={resultRef}
    >
      {latest && loading.state !== 'ready' && <Pending loading={loading} />}
      {Walk && latest && worked && (
        <LetterChoicesContext value={{ name: latest.person.name, choices, choose }}>
          <Walk
            // Other letters make other sums.
            key={`${latest.runId} ${JSON.stringify(choices)}`}
            kind={latest.kind}
            person={latest.person}
            worked={worked}
            shouldFocus={latest.shouldScroll}
            offer={offer}
          />
        </LetterChoicesContext>
      )}
      <div hidden={latest !== undefined}>{waiting}</div>
    </CalculatorLayout>
  );
}

/** What is shown while the sums load, or where they failed to load. */
function Pending({ loading }: { loading: Exclude<Loading<unknown>, { state: 'ready' }> }) {
  if (loading.state === 'loading') return <p>Sharpening the pencil…</p>;
  return (
    <div>
      <p>We couldn’t load the sums. What you typed is still there.</p>
      <Button tone="plain" onClick={loading.retry}>
        Try again
      </Button>
    </div>
  );
}
