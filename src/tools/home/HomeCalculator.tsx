import { type HomeNumbers, homeNumbers } from '@ninefold/numerology';
import { useId, useState } from 'react';
import { CalculatorForm } from '../../ui/calculator/CalculatorForm';
import { CalculatorLayout } from '../../ui/calculator/CalculatorLayout';
import { type Calculate, useCalculation } from '../../ui/calculator/use-calculation';
import { useReadings } from '../../ui/calculator/use-readings';
import { announce } from '../../ui/result/announce';
import { NineFigures } from '../../ui/result/NineFigures';
import { numberKinds } from '../../ui/result/number-kinds';
import { LetterChoicesContext } from '../../ui/working/letter-choices';
import styles from './HomeCalculator.module.css';
import { loadCoreTables } from './load-core-tables';
import { NumberResult, readingOf } from './NumberResult';
import { NumberTabs } from './NumberTabs';

const calculate: Calculate<HomeNumbers> = ({ name, date }, choices) =>
  homeNumbers(name, date, choices);

/** The home calculator: nine numbers of one person, one shown at a time. */
export function HomeCalculator() {
  const id = useId();
  const panelId = `${id}-panel`;
  const tabId = (index: number) => `${id}-tab-${index}`;
  const [selected, setSelected] = useState(0);
  const { loading, fetchReadings } = useReadings(loadCoreTables);
  const { latest, chooser, resultRef, run, clear } = useCalculation(calculate);

  const kind = numberKinds[selected] ?? numberKinds[0];
  if (!kind) return null;
  const worked = latest?.value[kind.key];
  const reading = worked && readingOf(worked.value, kind, loading);

  return (
    <>
      <NumberTabs selected={selected} panelId={panelId} tabId={tabId} onSelect={setSelected} />
      <CalculatorLayout
        announcement={announce(kind.label, worked, reading)}
        form={
          <CalculatorForm
            button="Calculate"
            nameField={{ label: 'Full Name', placeholder: 'Grace Brewster Hopper' }}
            dateField={{ label: 'Birth Date', isRequired: false }}
            onTouch={fetchReadings}
            onCalculate={run}
            onForget={clear}
          />
        }
        resultRef={resultRef}
      >
        <div id={panelId} role="tabpanel" aria-labelledby={tabId(selected)}>
          {latest && worked ? (
            <LetterChoicesContext value={chooser} key={`${kind.key} ${latest.runId}`}>
              <NumberResult
                kind={kind}
                worked={worked}
                reading={reading}
                values={latest.values}
                loading={loading}
              />
            </LetterChoicesContext>
          ) : (
            <>
              <p className={styles.what}>{kind.what}</p>
              <p className={styles.missing}>
                {latest
                  ? `Add a birth date and press Calculate to see your ${kind.label}.`
                  : 'Type your name and press Calculate to see it.'}
              </p>
              {!latest && (
                <NineFigures caption="Nine numbers, and three more that are kept whole." />
              )}
            </>
          )}
        </div>
        {latest && (
          <p className={styles.profile}>
            These nine and all the others on one page, drawn and ready to print:{' '}
            <a href="/profile">your whole profile</a>.
          </p>
        )}
      </CalculatorLayout>
    </>
  );
}
