import { useId, useState } from 'react';
import { homeNumbers, type LetterChoices } from '../../numerology';
import { CalculatorForm, type Entry } from '../../ui/CalculatorForm';
import { CalculatorLayout } from '../../ui/CalculatorLayout';
import { describeChoices, LetterChoicesContext } from '../../ui/letter-choices';
import { NineFigures } from '../../ui/NineFigures';
import { numberKinds } from '../../ui/number-kinds';
import { ResultActions } from '../../ui/ResultActions';
import { useCalculation } from '../../ui/use-calculation';
import { useReadings } from '../../ui/use-readings';
import styles from './HomeCalculator.module.css';
import { loadTables } from './load-tables';
import { NumberResult } from './NumberResult';
import { NumberTabs } from './NumberTabs';

const calculate = ({ name, date }: Entry, choices: LetterChoices) =>
  homeNumbers(name, date, choices);

/** The home calculator: nine numbers of one person, one of them shown. */
export function HomeCalculator() {
  const id = useId();
  const panelId = `${id}-panel`;
  const tabId = (index: number) => `${id}-tab-${index}`;
  const [selected, setSelected] = useState(0);
  const loading = useReadings(loadTables);
  const { latest, chooser, place, show, open, clear } = useCalculation(calculate);

  const kind = numberKinds[selected] ?? numberKinds[0];
  if (!kind) return null;
  const worked = latest?.value[kind.key];
  const tables = loading.state === 'ready' ? loading.readings : undefined;
  const reading = worked && (tables?.[kind.table] as Headings | undefined)?.[worked.value];

  return (
    <>
      <NumberTabs selected={selected} panelId={panelId} tabId={tabId} onSelect={setSelected} />
      <CalculatorLayout
        announcement={
          worked
            ? [`${kind.label} ${worked.value}`, reading?.title].filter(Boolean).join(', ') +
              describeChoices(worked.steps)
            : ''
        }
        form={
          <CalculatorForm
            button="Calculate"
            nameField={{ label: 'Full Name', placeholder: 'Grace Brewster Hopper' }}
            dateField={{ label: 'Birth Date', isRequired: false }}
            onCalculate={show}
            onOpen={open}
            onForget={clear}
          />
        }
        place={place}
        actions={
          worked && (
            <ResultActions
              key={kind.key}
              entry={latest.entry}
              card={
                reading && {
                  number: worked.value,
                  kind: kind.label,
                  title: reading.title,
                  sentence: reading.intro,
                }
              }
            />
          )
        }
      >
        <div id={panelId} role="tabpanel" aria-labelledby={tabId(selected)}>
          {worked ? (
            <LetterChoicesContext value={chooser}>
              <NumberResult
                turn={`${kind.key} ${latest.turn}`}
                kind={kind}
                worked={worked}
                date={latest.entry.date}
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

type Headings = {
  readonly [number: number]: { readonly title: string; readonly intro: string } | undefined;
};
