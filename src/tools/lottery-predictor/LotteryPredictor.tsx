import type { CalendarDate } from '@ninefold/numerology';
import { useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import * as words from '#texts/tools/lottery-predictor';
import { ForgetButton } from '../../person/form/ForgetButton';
import { forgetResult } from '../../person/memory/visit';
import { ResultActions } from '../../result/reading/ResultActions';
import { resultOfToday } from '../../result/tool/result-of-today';
import { defineTool, type ToolResult } from '../../result/tool/tool';
import { useTool } from '../../result/tool/use-tool';
import { readText } from '../../ui/form/fields';
import { Button } from '../../ui/primitives/Button';
import { ErrorBoundary } from '../../ui/primitives/ErrorBoundary';
import { StorageNotes } from '../../ui/storage/StorageNotes';
import { createSavedList, useSavedList } from '../../ui/storage/saved-list';
import { createSavedText } from '../../ui/storage/saved-text';
import styles from './LotteryPredictor.module.css';
import {
  isRepeat,
  type LotteryRecord,
  NAME_KEY,
  recordCheck,
  resultsFormat,
} from './lottery-record';
import { NumberWheel } from './NumberWheel';
import { PowerNumbers } from './PowerNumbers';
import { PredictionForm } from './PredictionForm';
import { type Prediction, predictionOf, predictionParts } from './prediction';
import { RecentResults } from './RecentResults';
import { StatsPanel } from './Statistics';

const tool = defineTool({
  page: 'lottery-predictor',
  // A name that may be anybody's, and that this tool saves by itself.
  people: 0,
  begin: resultOfToday.begin,
  extra: { ...resultOfToday.extra, ...predictionParts },
  // A reload is a load as the rules describe it: the form, with the saved name.
  isOver: (extra, arrival) => arrival === 'reload' || resultOfToday.isOver(extra),
  calculate: predictionOf,
  replacesForm: true,
});

/** The Lucky Number Lottery: six numbers, checks against a draw, and the history of those. */
export function LotteryPredictor() {
  const toolState = useTool(tool);
  const { result, formRef } = toolState;
  const prediction = result?.value;
  const [results] = useState(() => createSavedList(resultsFormat));
  const [nameStore] = useState(() => createSavedText(NAME_KEY));
  const history = useSavedList(results);
  const savedName = useSyncExternalStore(nameStore.subscribe, nameStore.read, () => '');
  /** The date that the Life Path was worked out from. It is never stored. */
  const [birthDate, setBirthDate] = useState<CalendarDate>();
  /** The latest check, and of which numbers. */
  const [latest, setLatest] = useState<{ record: LotteryRecord; runId: number }>();
  const check = latest && latest.runId === result?.runId ? latest.record : undefined;
  const status = useRef<HTMLDivElement>(null);

  function generate(form: HTMLFormElement, from: CalendarDate | undefined) {
    setBirthDate(from);
    toolState.submit(form);
    nameStore.save(readText(form, 'name'));
  }

  function deleteAll() {
    forgetResult('lottery-predictor');
    results.clear();
    nameStore.save('');
  }

  function startOver() {
    flushSync(toolState.startOver);
    focusForm();
  }

  /** The saved name too: it would be in the field again. Results have a button of their own. */
  function forget() {
    nameStore.save('');
    flushSync(() => {
      setBirthDate(undefined);
      toolState.clear();
    });
    focusForm();
  }

  function focusForm() {
    formRef.current?.querySelector('input')?.focus();
  }

  function checkAgainst({ value, runId }: ToolResult<Prediction>, drawn: readonly number[]) {
    const record = recordCheck(value, drawn, new Date());
    // Unless it has been deleted since.
    const isListed = history.records.some(({ id }) => id === check?.id);
    if (check && isListed && isRepeat(record, check)) return;
    flushSync(() => setLatest({ record, runId }));
    results.add(record);
    // With the numbers above it, on a small screen too.
    status.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }

  const drawn = check?.winningNumbers ?? [];
  const matched = check?.userNumbers.filter((number) => drawn.includes(number)) ?? [];
  return (
    <div className={`stack-4 page ${styles.tool}`}>
      <div className={`stack-2 ${styles.view}`}>
        {result ? (
          <PowerNumbers
            key={result.runId}
            result={result}
            birthDate={birthDate}
            check={check}
            onCheck={(drawn) => checkAgainst(result, drawn)}
          />
        ) : (
          <PredictionForm
            toolState={toolState}
            birthDate={birthDate}
            savedName={savedName}
            onGenerate={generate}
            onForget={forget}
          />
        )}
        {/* Outside the result and always in the page, or changes would not be announced. */}
        <div ref={status} role="status" className="status stack-1">
          {check && (
            // The key makes an equal outcome of another check a new line, which is announced again.
            <p key={check.id} className="lead">
              {words.outcome(check.matches, matched)}
            </p>
          )}
          <StorageNotes
            list={history}
            format={resultsFormat}
            one={words.theResult}
            many={words.results}
          />
        </div>
        {prediction && (
          <>
            <Button tone="plain" onClick={startOver}>
              {words.again}
            </Button>
            <ForgetButton onForget={forget} />
          </>
        )}
        <p className="note">{words.aToy}</p>
        {prediction && <ResultActions canPrint={false} />}
      </div>
      <NumberWheel numbers={prediction?.numbers ?? []} drawn={drawn} />
      <div className={`stack-6 ${styles.panels}`}>
        <ErrorBoundary>
          <StatsPanel records={history.records} name={prediction?.name ?? savedName} />
          <RecentResults history={history} results={results} onDeleteAll={deleteAll} />
        </ErrorBoundary>
      </div>
    </div>
  );
}
