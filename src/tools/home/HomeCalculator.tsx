import { isCoreNumber } from '@ninefold/numerology';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { homeNumbers } from '../../numbers/home-numbers';
import { BirthDateField } from '../../person/form/BirthDateField';
import { NameField } from '../../person/form/NameField';
import { announce } from '../../person/result/announce';
import { CalculatedFrom } from '../../person/result/CalculatedFrom';
import { kindFor, numberKinds } from '../../person/result/number-kinds';
import { ResultEnd } from '../../person/result/ResultEnd';
import { sealOf } from '../../person/share/seal';
import { CalculatorLayout } from '../../person/tool/CalculatorLayout';
import { ToolForm } from '../../person/tool/ToolForm';
import { defineTool } from '../../person/tool/tool';
import type { ToolProps } from '../../person/tool/tool-props';
import { useTool } from '../../person/tool/use-tool';
import { chooserOf, LetterChoicesContext } from '../../person/working/letter-choices';
import { Button } from '../../ui/primitives/Button';
import styles from './HomeCalculator.module.css';
import { loadCoreTables } from './load-core-tables';
import { NumberEnd } from './NumberEnd';
import { NumberResult, readingOf } from './NumberResult';
import { NumberTabs } from './NumberTabs';
import { Question, WhatToDo } from './WhatToDo';

const tool = defineTool({
  page: 'home',
  people: 1,
  // The tab that is shown, which stays for the next result.
  extra: { view: new RegExp(`^(?:${numberKinds.map(({ id }) => id).join('|')})$`) },
  begin: (before) => before,
  calculate: ({ people: [{ name, date, letters }] }) =>
    name ? homeNumbers(name, date, letters) : undefined,
  load: loadCoreTables,
});

/** The home calculator: nine numbers of one person, one shown at a time. */
export function HomeCalculator({ offer, children: waiting }: ToolProps) {
  const id = useId();
  const panelId = `${id}-panel`;
  const tabId = (view: string) => `${id}-${view}`;
  const [isEditing, setIsEditing] = useState(false);
  const inUse = useTool(tool);
  const { result, extra, resultRef, loading } = inUse;

  const kind = kindFor(extra['view'] ?? '');
  const worked = result?.value[kind.key];
  const reading = worked && readingOf(worked.value, kind, loading);
  const lifePathNumber = result?.value.lifePathNumber;
  const lifePath = lifePathNumber && readingOf(lifePathNumber.value, kindFor('life-path'), loading);
  /** A new number is a new result, which opens nothing that was open in the one before. */
  const shown = `${kind.key} ${result?.runId}`;
  // A tab without a number asks for what is missing, so the form stays.
  const isFolded = worked !== undefined && !isEditing;

  function select(next: string) {
    flushSync(() => {
      inUse.show({ view: next });
      setIsEditing(false);
    });
    const tab = document.getElementById(tabId(next));
    tab?.focus({ preventScroll: true });
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    keepTitleInView(resultRef.current);
  }

  function edit() {
    flushSync(() => setIsEditing(true));
    resultRef.current?.querySelector('input')?.focus();
  }

  return (
    <div ref={resultRef} className={styles.home}>
      <NumberTabs
        selected={kind}
        numbers={result?.value}
        panelId={panelId}
        tabId={tabId}
        onSelect={select}
      />
      {!worked && <Question kind={kind} />}
      <CalculatorLayout
        announcement={announce(kind.label, worked, reading)}
        runId={result?.runId}
        form={
          <ToolForm
            button="Calculate"
            inUse={{
              ...inUse,
              submit: (form) => {
                inUse.submit(form);
                setIsEditing(false);
              },
            }}
          >
            <NameField label="Full Name" placeholder="Grace Brewster Murray" />
            <BirthDateField />
          </ToolForm>
        }
        isFormFolded={isFolded}
      >
        <LetterChoicesContext value={result && chooserOf(result, inUse.choose)}>
          {result && (
            <CalculatedFrom person={result.people[0]}>
              {isFolded && <ChangeButton key={result.runId} onClick={edit} />}
            </CalculatedFrom>
          )}
          <div id={panelId} role="tabpanel" aria-labelledby={tabId(kind.id)}>
            {result && worked ? (
              <NumberResult
                key={shown}
                kind={kind}
                worked={worked}
                reading={reading}
                seal={lifePath && sealOf(result.value, lifePath)}
                entry={result}
                loading={loading}
              />
            ) : (
              <WhatToDo kind={kind} hasResult={result !== undefined} />
            )}
          </div>
          <div hidden={result !== undefined}>{waiting}</div>
          <ResultEnd offer={offer}>
            {result && worked && (
              <NumberEnd
                key={shown}
                kind={kind}
                worked={worked}
                hasReading={isCoreNumber(worked.value) && loading.state !== 'failed'}
                result={result}
                go={select}
              />
            )}
          </ResultEnd>
        </LetterChoicesContext>
      </CalculatorLayout>
    </div>
  );
}

/**
 * Unfolds the form, where it is folded: on a narrow screen. A submit hides the element that had the
 * focus, so the focus moves here.
 */
function ChangeButton({ onClick }: { onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    const isHidden = focused && focused !== document.body && !focused.checkVisibility();
    if (isHidden) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Button ref={button} tone="link" className={styles.change} onClick={onClick}>
      Change
    </Button>
  );
}

/** Scrolls to the top of the tabs if the title of the result below them is not on the screen. */
function keepTitleInView(calculator: HTMLElement | null): void {
  const title = calculator?.querySelector('[role="tabpanel"] h2')?.getBoundingClientRect();
  const isInView = !title || (title.top >= 0 && title.bottom <= innerHeight);
  if (!isInView) calculator?.scrollIntoView({ block: 'start', behavior: 'instant' });
}
