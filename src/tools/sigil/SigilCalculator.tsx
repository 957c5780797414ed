import { assignLetters } from '@ninefold/numerology';
import { describeSigil } from '../../art/sigil';
import { ofAllLetters } from '../../numbers/letter-choices';
import { NameField } from '../../person/form/NameField';
import { CalculatedFrom } from '../../person/result/CalculatedFrom';
import { CalculatorLayout } from '../../person/tool/CalculatorLayout';
import { ToolForm } from '../../person/tool/ToolForm';
import { defineTool } from '../../person/tool/tool';
import type { ToolProps } from '../../person/tool/tool-props';
import { useTool } from '../../person/tool/use-tool';
import { chooserOf, LetterChoicesContext } from '../../person/working/letter-choices';
import { SigilResult } from './SigilResult';

const tool = defineTool({
  page: 'sigil',
  people: 1,
  opensWithPerson: true,
  calculate: ({ people: [{ name, letters }] }) =>
    name ? assignLetters(name, ofAllLetters(letters)) : undefined,
});

/** A name in, its shape out. */
export function SigilCalculator({ offer, children: waiting }: ToolProps) {
  const inUse = useTool(tool);
  const { result, choose, resultRef } = inUse;
  const values = result?.value.letters.map(({ value }) => value) ?? [];
  return (
    <CalculatorLayout
      announcement={result ? `${result.people[0].name}: ${describeSigil(values)}` : ''}
      runId={result?.runId}
      form={
        <ToolForm button="Draw my sigil" inUse={inUse}>
          <NameField label="Full Name" placeholder="Ada Lovelace" />
        </ToolForm>
      }
      resultRef={resultRef}
    >
      <div hidden={result !== undefined}>{waiting}</div>
      {result && (
        <LetterChoicesContext value={chooserOf(result, choose)} key={result.runId}>
          <CalculatedFrom person={result.people[0]} hasSigil={false} />
          <SigilResult entry={result} letters={result.value} values={values} offer={offer} />
        </LetterChoicesContext>
      )}
    </CalculatorLayout>
  );
}
