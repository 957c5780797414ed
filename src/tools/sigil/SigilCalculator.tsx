import { assignLetters } from '@ninefold/numerology';
import { describeSigil } from '../../art/sigil';
import { NameField } from '../../person/form/NameField';
import { CalculatedFrom } from '../../person/result/CalculatedFrom';
import { CalculatorForm } from '../../person/tool/CalculatorForm';
import { CalculatorLayout } from '../../person/tool/CalculatorLayout';
import type { ToolProps } from '../../person/tool/tool-props';
import { useCalculation } from '../../person/tool/use-calculation';
import { LetterChoicesContext } from '../../person/working/letter-choices';
import { SigilResult } from './SigilResult';

// The drawing needs no readings.
const fetch = async () => {};

/** A name in, its shape out. */
export function SigilCalculator({ offer, children: waiting }: ToolProps) {
  const calculation = useCalculation(({ name, choices }) => assignLetters(name, choices));
  const { latest, chooser, resultRef } = calculation;
  const values = latest?.value.letters.map(({ value }) => value) ?? [];
  return (
    <CalculatorLayout
      announcement={latest ? `${latest.entry.name}: ${describeSigil(values)}` : ''}
      runId={latest?.runId}
      form={
        <CalculatorForm button="Draw my sigil" calculator={{ ...calculation, fetch }}>
          <NameField label="Full Name" placeholder="Ada Lovelace" />
        </CalculatorForm>
      }
      resultRef={resultRef}
    >
      <div hidden={latest !== undefined}>{waiting}</div>
      {latest && (
        <LetterChoicesContext value={chooser} key={latest.runId}>
          <CalculatedFrom values={latest.entry} hasSigil={false} />
          <SigilResult entry={latest.entry} letters={latest.value} values={values} offer={offer} />
        </LetterChoicesContext>
      )}
    </CalculatorLayout>
  );
}
