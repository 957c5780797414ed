import { useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import * as words from '#texts/tools/lottery-predictor';
import { ForgetButton } from '../../person/form/ForgetButton';
import { useOpening } from '../../person/memory/use-opening';
import { forgetResult, hasForgotten } from '../../person/memory/visit';
import { ResultActions } from '../../person/result/ResultActions';
import { today } from '../../ui/browser/today';
import { isReturn } from '../../ui/browser/use-arrival';
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
import {
  type Prediction,
  type PredictionInput,
  predict,
  rememberedPrediction,
  rememberPrediction,
} from './prediction';
import { RecentResults } from './RecentResults';
import { StatsPanel } from './Statistics';

interface State {
  readonly view: 'form' | 'numbers';
  /** The latest numbers; the form begins with what they were made from. */
  readonly latest?: Prediction | undefined;
  /** Their latest check. */
  readonly check?: LotteryRecord | undefined;
}

/** The Lucky Number Lottery: six numbers, checks against a draw, and the history of those. */
export function LotteryPredictor() {
  const [results] = useState(() => createSavedList(resultsFormat));
  const [nameStore] = useState(() => createSavedText(NAME_KEY));
  const history = useSavedList(results);
  const savedName = useSyncExternalStore(nameStore.subscribe, nameStore.read, () => '');
  const [{ view, latest, check }, setState] = useState<State>({ view: 'form' });
  const heading = useRef<HTMLHeadingElement>(null);
  const firstField = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLDivElement>(null);

  // A reload is a load as the rules describe it: the form, with the saved name.
  useOpening((arrival) => {
    const isBack = isReturn(arrival);
    if (isBack && hasForgotten()) firstField.current?.form?.reset();
    if (!['', savedName, undefined].includes(firstField.current?.value)) return undefined;
    const remembered = isBack && arrival !== 'reload' && rememberedPrediction(today());
    const isShown = remembered && view === 'numbers' && remembered.date === latest?.date;
    if (!isShown) setState(remembered ? { view: 'numbers', latest: remembered } : { view: 'form' });
    return undefined;
  });

  function generate(input: PredictionInput) {
    const prediction = predict(input, new Date());
    rememberPrediction(prediction);
    // Synchronously, so that the new view's heading exists and can be focused.
    flushSync(() => setState({ view: 'numbers', latest: prediction }));
    heading.current?.focus();
    nameStore.save(input.name);
  }

  function deleteAll() {
    forgetResult('lottery-predictor');
    results.clear();
    nameStore.save('');
  }

  function startOver() {
    forgetResult('lottery-predictor');
    returnToForm(latest);
  }

  /** The saved name too: it would be in the field again. Results have a button of their own. */
  function forget() {
    nameStore.save('');
    returnToForm(undefined);
  }

  function returnToForm(start: Prediction | undefined) {
    flushSync(() => setState({ view: 'form', latest: start }));
    firstField.current?.focus();
  }

  function checkAgainst(prediction: Prediction, winningNumbers: readonly number[]) {
    const record = recordCheck(prediction, winningNumbers, new Date());
    // Unless it has been deleted since.
    const isListed = history.records.some(({ id }) => id === check?.id);
    if (check && isListed && isRepeat(record, check)) return;
    flushSync(() => setState({ view, latest, check: record }));
    results.add(record);
    // With the numbers above it, on a small screen too.
    status.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }

  const prediction = view === 'numbers' ? latest : undefined;
  const drawn = check?.winningNumbers ?? [];
  const matched = check?.userNumbers.filter((number) => drawn.includes(number)) ?? [];
  return (
    <div className={`stack-4 page ${styles.tool}`}>
      <div className={`stack-2 ${styles.view}`}>
        {prediction ? (
          <PowerNumbers
            prediction={prediction}
            check={check}
            heading={heading}
            onCheck={(winning) => checkAgainst(prediction, winning)}
          />
        ) : (
          <PredictionForm
            firstField={firstField}
            start={latest}
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
          <StatsPanel records={history.records} name={latest?.name ?? savedName} />
          <RecentResults history={history} results={results} onDeleteAll={deleteAll} />
        </ErrorBoundary>
      </div>
    </div>
  );
}
