import { assignLetters } from '@ninefold/numerology';
import type { PropsWithChildren } from 'react';
import { describeSigil } from '../../art/sigil';
import { ofAllLetters } from '../../numbers/letter-choices';
import { CalculatorForm } from '../../ui/calculator/CalculatorForm';
import { CalculatorLayout } from '../../ui/calculator/CalculatorLayout';
import { useCalculation } from '../../ui/calculator/use-calculation';
import { NameField } from '../../ui/form/NameField';
import { CalculatedFrom } from '../../ui/result/CalculatedFrom';
import { LetterChoicesContext } from '../../ui/working/letter-choices';
import { SigilResult } from './SigilResult';

// The drawing needs no readings.
const fetchReadings = async () => {};

/** A name in, its shape out. */
export function SigilCalculator({ children: waiting }: PropsWithChildren) {
  const calculation = useCalculation(({ name, choices }) =>
    assignLetters(name, ofAllLetters(choices)),
  );
  const { latest, chooser, resultRef } = calculation;
  const values = latest?.value.letters.map(({ value }) => value) ?? [];
  return (
    <CalculatorLayout
      announcement={latest ? `${latest.entry.name}: ${describeSigil(values)}` : ''}
      runId={latest?.runId}
      form={
        <CalculatorForm button="Draw my sigil" calculator={{ ...calculation, fetchReadings }}>
          <NameField label="Full Name" placeholder="Ada Lovelace" />
        </CalculatorForm>
      }
      resultRef={resultRef}
    >
      <div hidden={latest !== undefined}>{waiting}</div>
      {latest && (
        <LetterChoicesContext value={chooser} key={latest.runId}>
          <CalculatedFrom values={latest.entry} hasSigil={false} />
          <SigilResult entry={latest.entry} letters={latest.value} values={values} />
        </LetterChoicesContext>
      )}
    </CalculatorLayout>
  );
}
