import { useEffect, useRef } from 'react';
import { defineTool } from '../../person/tool/tool';
import { useTool } from '../../person/tool/use-tool';
import { LetterChoicesContext } from '../../person/working/letter-choices';
import { ErrorBoundary } from '../../ui/primitives/ErrorBoundary';
import { BattleForm } from './BattleForm';
import { BattleResult } from './BattleResult';
import { battle, chooserOfBoth, sharedChoices } from './battle';
import { loadTexts } from './load-texts';

const tool = defineTool({
  page: 'battle',
  // Two names of any kind, of which neither is the visitor's for certain.
  people: 0,
  startsWithPerson: true,
  calculate: ({ people }) => {
    const [first, second] = people;
    return first.name && second?.name
      ? battle(first.name, second.name, sharedChoices(people))
      : undefined;
  },
  load: loadTexts,
  replacesForm: true,
});

/** The Name Vibration Battle: two names, two bars, and what they make of each other. */
export function NamesBattle() {
  const inUse = useTool(tool);
  const { result, formRef, choose, clear, startOver } = inUse;
  const hasResult = result !== undefined;
  const hadResult = useRef(false);

  // The form is a separate view: returning to it focuses its first field.
  useEffect(() => {
    if (!hasResult && hadResult.current) formRef.current?.querySelector('input')?.focus();
    hadResult.current = hasResult;
  }, [hasResult, formRef]);

  if (!result) return <BattleForm inUse={inUse} />;
  return (
    <ErrorBoundary>
      <LetterChoicesContext value={chooserOfBoth(result.people, choose)}>
        <BattleResult
          key={result.runId}
          result={result}
          texts={inUse.loading}
          onAgain={startOver}
          onForget={clear}
        />
      </LetterChoicesContext>
    </ErrorBoundary>
  );
}
