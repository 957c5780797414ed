import { business } from '@ninefold/numerology';
import * as words from '#texts/tools/business-name';
import { ofAllLetters } from '../../numbers/letter-choices';
import { NameField } from '../../person/form/NameField';
import { businessParts } from '../../result/reading/reading-parts';
import { DigitCalculator } from '../../result/tool/DigitCalculator';
import { ToolForm } from '../../result/tool/ToolForm';
import { defineTool, type ToolProps } from '../../result/tool/tool';
import { useTool } from '../../result/tool/use-tool';
import { OtherLetters } from '../../result/working/OtherLetters';

const tool = defineTool({
  page: 'business-name',
  people: 0,
  calculate: ({ people: [{ name, letters }] }) =>
    name ? business(name, ofAllLetters(letters)) : undefined,
  load: async () => (await import('#texts/readings/business')).businessReadings,
});

/** The business name calculator: a name in, one of nine readings out. */
export function BusinessCalculator({ offer, children: placeholder }: ToolProps) {
  const toolState = useTool(tool);
  const worked = toolState.result?.value;
  return (
    <DigitCalculator
      kind={words.kind}
      toolState={toolState}
      placeholder={placeholder}
      offer={offer}
      extra={worked && <OtherLetters worked={worked} />}
      noReading={(working) => (
        <>
          <p>{words.noReading}</p>
          {working}
        </>
      )}
      form={
        <ToolForm button={words.submit} toolState={toolState}>
          <NameField label={words.label} placeholder={words.example} />
        </ToolForm>
      }
      parts={businessParts}
    />
  );
}
