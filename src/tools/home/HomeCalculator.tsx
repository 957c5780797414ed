import { isCoreNumber } from '@ninefold/numerology';
import { useDeferredValue, useEffect, useEffectEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import * as words from '#texts/tools/home';
import { homeNumbers } from '../../numbers/home-numbers';
import { BirthDateField } from '../../person/form/BirthDateField';
import { ChangeButton } from '../../person/form/ChangeButton';
import { NameField } from '../../person/form/NameField';
import { announce } from '../../result/reading/announce';
import { CalculatedFrom } from '../../result/reading/CalculatedFrom';
import { earlierLike, kindFor, numberKinds } from '../../result/reading/number-kinds';
import { ResultEnd } from '../../result/reading/ResultEnd';
import { nineNumbersCard } from '../../result/share/nine-numbers-card';
import { CalculatorLayout } from '../../result/tool/CalculatorLayout';
import { ToolForm } from '../../result/tool/ToolForm';
import { defineTool, type ToolProps } from '../../result/tool/tool';
import { useTool } from '../../result/tool/use-tool';
import { LetterChoicesContext } from '../../result/working/letter-chooser';
import { isSavingData } from '../../ui/browser/is-saving-data';
import { useLoaded } from '../../ui/loading/use-loaded';
import { AllNine, AllNineLink } from './AllNine';
import styles from './Home.module.css';
import { loadReadings } from './load-readings';
import { kindAfter, NumberEnd } from './NumberEnd';
import { NumberResult } from './NumberResult';
import { NumberTabs } from './NumberTabs';
import { swapNumbers } from './swap-numbers';
import { WhatItIsAbout, WhatToDo } from './WhatToDo';

const tool = defineTool({
  page: 'home',
  people: 1,
  // The tab that is shown, which stays for the next result.
  extra: { view: new RegExp(`^(?:${numberKinds.map(({ id }) => id).join('|')})$`) },
  begin: (before) => before,
  calculate: ({ people: [{ name, date, letters }] }) =>
    name ? homeNumbers(name, date, letters) : undefined,
  part: ({ view = '' }) => kindFor(view).id,
  load: (id) => loadReadings(kindFor(id)),
});

/** The home calculator: nine numbers of one person, one shown at a time. */
export function HomeCalculator({ offer, children: placeholder }: ToolProps) {
  const id = useId();
  const panelId = `${id}-panel`;
  const portraitId = `${id}-portrait`;
  const tabId = (view: string) => `${id}-${view}`;
  /** The run whose form was opened again; the next one collapses it. */
  const [editedRun, setEditedRun] = useState<number>();
  const toolState = useTool(tool);
  const { result, extra, resultRef, loading } = toolState;
  const lateParts = useLoaded(() => import('./late-parts'));

  const kind = kindFor(extra['view'] ?? '');
  const worked = result?.value[kind.id];
  const reading = isCoreNumber(worked?.value) ? loading.loaded?.[worked.value] : undefined;
  const late = lateParts.loading.loaded;
  const allNineCard =
    late &&
    result?.value['life-path'] &&
    nineNumbersCard(result.value, late.portraitOf(result.value));
  const portrait = result && (
    <AllNine id={portraitId} numbers={result.value} loading={lateParts.loading} />
  );
  /** A new number is a new result, which opens nothing that was open in the one before. */
  const shown = `${kind.id} ${result?.runId}`;
  // A tab without a number asks for what is missing, so the form stays.
  const isCollapsed = worked !== undefined && editedRun !== result?.runId;

  // Whoever reads on finds the rest there: what the numbers say together, and the next one.
  // After the first paint, because a browser takes its time to begin a request.
  const isReadable = useDeferredValue(result !== undefined && loading.state !== 'loading');
  const next = result && kindAfter(kind, result.value)?.id;
  const fetchAhead = useEffectEvent((view: string | undefined) => {
    lateParts.preload();
    if (view && !isSavingData()) toolState.preload({ view });
  });
  useEffect(() => {
    if (isReadable) fetchAhead(next);
  }, [isReadable, next]);

  /** A click on a tab. Keys select at once: several may come before a transition begins. */
  function swap(next: string) {
    const [panel, from, to] = [panelId, tabId(kind.id), tabId(next)].map((id) =>
      document.getElementById(id),
    );
    if (next === kind.id) select(next);
    else swapNumbers({ panel, from, to }, () => select(next));
  }

  function select(next: string) {
    flushSync(() => {
      toolState.changeView({ view: next });
      setEditedRun(undefined);
    });
    const tab = document.getElementById(tabId(next));
    tab?.focus({ preventScroll: true });
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    keepTitleInView(resultRef.current);
  }

  function edit() {
    flushSync(() => setEditedRun(result?.runId));
    resultRef.current?.querySelector('input')?.focus();
  }

  return (
    <div ref={resultRef} className={styles.home}>
      <NumberTabs
        selected={kind}
        numbers={result?.value}
        panelId={panelId}
        tabId={tabId}
        onApproach={(view) => result && toolState.preload({ view })}
        onSelect={select}
        onClick={swap}
      />
      {!worked && <WhatItIsAbout kind={kind} />}
      <CalculatorLayout
        announcement={announce(kind.label, worked, reading)}
        runId={result?.runId}
        form={
          <ToolForm button={words.submit} toolState={toolState}>
            <NameField />
            <BirthDateField />
          </ToolForm>
        }
        isFormCollapsed={isCollapsed}
      >
        <LetterChoicesContext value={result?.people[0]}>
          {result && (
            <CalculatedFrom person={result.people[0]} kinds={numberKinds}>
              {isCollapsed && <ChangeButton key={result.runId} onClick={edit} />}
            </CalculatedFrom>
          )}
          <div id={panelId} role="tabpanel" aria-labelledby={tabId(kind.id)}>
            {result && worked ? (
              <NumberResult
                key={shown}
                kind={kind}
                worked={worked}
                reading={reading}
                allNineCard={allNineCard}
                earlier={earlierLike(kind, result.value)}
                allNine={<AllNineLink id={portraitId} numbers={result.value} />}
                result={result}
                loading={loading}
              />
            ) : (
              <WhatToDo kind={kind} hasResult={result !== undefined} />
            )}
          </div>
          <div hidden={result !== undefined}>{placeholder}</div>
          <ResultEnd offer={offer}>
            {result && worked ? (
              <NumberEnd
                key={shown}
                kind={kind}
                worked={worked}
                hasReading={isCoreNumber(worked.value) && loading.state !== 'failed'}
                result={result}
                late={late}
                go={swap}
              >
                {portrait}
              </NumberEnd>
            ) : (
              portrait
            )}
          </ResultEnd>
        </LetterChoicesContext>
      </CalculatorLayout>
    </div>
  );
}

/**
 * Scrolls to the top of the tabs if the title of the result below them, or its number while the title is
 * loading, is not on the screen.
 */
function keepTitleInView(calculator: HTMLElement | null): void {
  const panel = calculator?.querySelector('[role="tabpanel"]');
  const title = panel?.querySelector('h2') ?? panel?.querySelector('header');
  const { top, bottom } = title?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  const isInView = top >= 0 && bottom <= innerHeight;
  if (!isInView) calculator?.scrollIntoView({ block: 'start', behavior: 'instant' });
}
