import { career } from '@ninefold/numerology';
import * as words from '#texts/tools/career-number';
import { Drawing } from '../../art/Drawing';
import { Overlap } from '../../art/Overlap';
import { ofAllLetters } from '../../numbers/letter-choices';
import { BirthDateField } from '../../person/form/BirthDateField';
import { NameField } from '../../person/form/NameField';
import { careerParts } from '../../result/reading/reading-parts';
import { DigitCalculator } from '../../result/tool/DigitCalculator';
import { PlaceholderPicture } from '../../result/tool/PlaceholderPicture';
import { ToolForm } from '../../result/tool/ToolForm';
import { defineTool, type ToolProps } from '../../result/tool/tool';
import { useTool } from '../../result/tool/use-tool';

const tool = defineTool({
  page: 'career-number',
  people: 1,
  calculate: ({ people: [{ name, date, letters }] }) =>
    name && date ? career(name, date, ofAllLetters(letters)) : undefined,
  load: async () => (await import('#texts/readings/career')).careerReadings,
});

/** The career calculator: a name and a birth date in, one of nine readings out. */
export function CareerCalculator({ offer, children: example }: ToolProps) {
  const toolState = useTool(tool);
  return (
    <DigitCalculator
      kind={words.kind}
      toolState={toolState}
      placeholder={
        <PlaceholderPicture example={example}>
          {({ name, date }) => (
            <Drawing caption={words.whereTheyMeet(name, date)}>
              <Overlap name={name} date={date} meeting="?" />
            </Drawing>
          )}
        </PlaceholderPicture>
      }
      offer={offer}
      hasOfferAlways
      form={
        <ToolForm button={words.submit} toolState={toolState}>
          <NameField placeholder={words.example} />
          <BirthDateField required />
        </ToolForm>
      }
      parts={careerParts}
    />
  );
}
