import { useId, useState } from 'react';
import { type HomeNumbers, homeNumbers, type Worked } from '../../numerology';
import { CalculatorForm } from '../../ui/CalculatorForm';
import { CalculatorLayout } from '../../ui/CalculatorLayout';
import { describeChoices, LetterChoicesContext } from '../../ui/letter-choices';
import { NineFigures } from '../../ui/NineFigures';
import { numberKinds } from '../../ui/number-kinds';
import { Rehearsal } from '../../ui/Rehearsal';
import { ResultActions } from '../../ui/ResultActions';
import { type Calculate, type Calculation, useCalculation } from '../../ui/use-calculation';
import { useReadings } from '../../ui/use-readings';
import styles from './HomeCalculator.module.css';
import { loadTables } from './load-tables';
import { NumberResult } from './NumberResult';
import { NumberTabs } from './NumberTabs';

const calculate: Calculate<HomeNumbers> = ({ name, date }, choices) =>
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
  const tables = loading.state === 'ready' ? loading.readings : undefined;
  const readingOf = ({ value }: Worked<number>) =>
    (tables?.[kind.table] as Headings | undefined)?.[value];
  const worked = latest?.value[kind.key];
  const shown = worked && { ...latest, value: worked };

  const result = ({ entry, value, turn }: Calculation<Worked<number>>) => (
    <NumberResult
      turn={`${kind.key} ${turn}`}
      kind={kind}
      worked={value}
      date={entry.date}
      loading={loading}
    />
  );

  const actions = ({ entry, value }: Calculation<Worked<number>>) => {
    const reading = readingOf(value);
    const card = reading && {
      number: value.value,
      kind: kind.label,
      title: reading.title,
      sentence: reading.intro,
    };
    return <ResultActions key={kind.key} entry={entry} card={card} />;
  };

  return (
    <>
      <NumberTabs selected={selected} panelId={panelId} tabId={tabId} onSelect={setSelected} />
      <CalculatorLayout
        announcement={
          worked
            ? [`${kind.label} ${worked.value}`, readingOf(worked)?.title]
                .filter(Boolean)
                .join(', ') + describeChoices(worked.steps)
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
        actions={shown && actions(shown)}
      >
        <div id={panelId} role="tabpanel" aria-labelledby={tabId(selected)}>
          {shown ? (
            <LetterChoicesContext value={chooser}>{result(shown)}</LetterChoicesContext>
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
        {!latest && tables && (
          <Rehearsal calculate={(...given) => calculate(...given)?.[kind.key]} place={place}>
            {(calculation) => (
              <>
                {result(calculation)}
                {actions(calculation)}
              </>
            )}
          </Rehearsal>
        )}
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
