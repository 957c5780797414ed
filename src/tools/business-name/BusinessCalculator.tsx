import { business } from '@ninefold/numerology';
import { ofAllLetters } from '../../numbers/letter-choices';
import { NameField } from '../../person/form/NameField';
import { businessParts } from '../../person/result/reading-parts';
import { DigitCalculator } from '../../person/tool/DigitCalculator';
import { ToolForm } from '../../person/tool/ToolForm';
import { defineTool, type ToolProps } from '../../person/tool/tool';
import { useTool } from '../../person/tool/use-tool';
import { OtherLetters } from '../../person/working/OtherLetters';

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
      kind="Business Number"
      toolState={toolState}
      placeholder={placeholder}
      offer={offer}
      extra={worked && <OtherLetters worked={worked} />}
      noReading={(working) => (
        <>
          <p>
            A name without a letter from A to Z adds up to 0, and 0 doesn’t have a reading. Try
            spelling it out in letters.
          </p>
          {working}
        </>
      )}
      form={
        <ToolForm button="Calculate Business Number" toolState={toolState}>
          <NameField label="Enter Business Name" placeholder="Lantern & Sons" />
        </ToolForm>
      }
      parts={businessParts}
    />
  );
}
