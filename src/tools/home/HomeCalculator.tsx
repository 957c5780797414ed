import { isCoreNumber } from '@ninefold/numerology';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { homeNumbers } from '../../numbers/home-numbers';
import { CalculatorForm } from '../../ui/calculator/CalculatorForm';
import { CalculatorLayout } from '../../ui/calculator/CalculatorLayout';
import type { ToolProps } from '../../ui/calculator/tool-props';
import type { Views } from '../../ui/calculator/use-calculation';
import { useCalculator } from '../../ui/calculator/use-calculator';
import { BirthDateField } from '../../ui/form/BirthDateField';
import { NameField } from '../../ui/form/NameField';
import { announce } from '../../ui/result/announce';
import { CalculatedFrom } from '../../ui/result/CalculatedFrom';
import { kindFor, numberKinds } from '../../ui/result/number-kinds';
import { ResultEnd } from '../../ui/result/ResultEnd';
import type { ShownResult } from '../../ui/session/form-values';
import { sealOf } from '../../ui/share/seal';
import { LetterChoicesContext } from '../../ui/working/letter-choices';
import { ChangeButton } from './ChangeButton';
import styles from './HomeCalculator.module.css';
import { keepTitleInView } from './keep-title-in-view';
import { loadCoreTables } from './load-core-tables';
import { NextNumber } from './NextNumber';
import { NumberEnd } from './NumberEnd';
import { NumberResult, readingOf } from './NumberResult';
import { NumberTabs } from './NumberTabs';
import { Question } from './Question';
import { WhatToDo } from './WhatToDo';

const calculate = ({ name, date, choices }: ShownResult) => homeNumbers(name, date, choices);

/** The view is the tab that is shown. It stays for the next result. */
const tabs: Views = {
  has: (view) => numberKinds.some(({ id }) => id === view),
  next: (view) => view,
};

/** The home calculator: nine numbers of one person, one shown at a time. */
export function HomeCalculator({ offer, children: waiting }: ToolProps) {
  const id = useId();
  const panelId = `${id}-panel`;
  const tabId = (view: string) => `${id}-${view}`;
  const [isEditing, setIsEditing] = useState(false);
  const calculator = useCalculator(calculate, loadCoreTables, tabs);
  const { latest, view, chooser, resultRef, loading, show } = calculator;

  const kind = kindFor(view);
  const worked = latest?.value[kind.key];
  const reading = worked && readingOf(worked.value, kind, loading);
  const lifePathNumber = latest?.value.lifePathNumber;
  const lifePath = lifePathNumber && readingOf(lifePathNumber.value, kindFor('life-path'), loading);
  /** A new number is a new result, which opens nothing that was open in the one before. */
  const shown = `${kind.key} ${latest?.runId}`;
  // A tab without a number asks for what is missing, so the form stays.
  const isFolded = worked !== undefined && !isEditing;

  function select(next: string) {
    flushSync(() => {
      show(next);
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
        numbers={latest?.value}
        panelId={panelId}
        tabId={tabId}
        onSelect={select}
      />
      {!worked && <Question kind={kind} />}
      <CalculatorLayout
        announcement={announce(kind.label, worked, reading)}
        runId={latest?.runId}
        form={
          <CalculatorForm
            button="Calculate"
            calculator={{
              ...calculator,
              run: (...entry) => {
                calculator.run(...entry);
                setIsEditing(false);
              },
            }}
          >
            <NameField label="Full Name" placeholder="Grace Brewster Murray" />
            <BirthDateField />
          </CalculatorForm>
        }
        isFormFolded={isFolded}
      >
        <LetterChoicesContext value={chooser}>
          {latest && (
            <CalculatedFrom values={latest.entry}>
              {isFolded && <ChangeButton key={latest.runId} onClick={edit} />}
            </CalculatedFrom>
          )}
          <div id={panelId} role="tabpanel" aria-labelledby={tabId(kind.id)}>
            {latest && worked ? (
              <NumberResult
                key={shown}
                kind={kind}
                worked={worked}
                reading={reading}
                seal={lifePath && sealOf(latest.value, lifePath)}
                entry={latest.entry}
                loading={loading}
              />
            ) : (
              <WhatToDo kind={kind} hasResult={latest !== undefined} />
            )}
          </div>
          <div hidden={latest !== undefined}>{waiting}</div>
          <ResultEnd offer={offer}>
            {latest && worked && (
              <NumberEnd
                key={shown}
                kind={kind}
                worked={worked}
                hasReading={isCoreNumber(worked.value) && loading.state !== 'failed'}
                entry={latest.entry}
              >
                <NextNumber after={kind} entry={latest.saved} numbers={latest.value} go={select} />
              </NumberEnd>
            )}
          </ResultEnd>
        </LetterChoicesContext>
      </CalculatorLayout>
    </div>
  );
}
