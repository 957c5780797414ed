import { karmic } from '@ninefold/numerology';
import * as words from '#texts/tools/karmic-past-life';
import { Distance } from '../../art/Distance';
import { Drawing } from '../../art/Drawing';
import { ofAllLetters } from '../../numbers/letter-choices';
import { linkTo } from '../../person/entry/entry';
import { BirthDateField } from '../../person/form/BirthDateField';
import { NameField } from '../../person/form/NameField';
import { ResultEnd } from '../../result/reading/ResultEnd';
import { karmicParts } from '../../result/reading/reading-parts';
import { DigitCalculator } from '../../result/tool/DigitCalculator';
import { PlaceholderPicture } from '../../result/tool/PlaceholderPicture';
import { ToolForm } from '../../result/tool/ToolForm';
import { defineTool, type ToolProps } from '../../result/tool/tool';
import { useTool } from '../../result/tool/use-tool';
import { LinkedText } from '../../ui/page/TextLink';

const tool = defineTool({
  page: 'karmic-past-life',
  people: 1,
  calculate: ({ people: [{ name, date, letters }] }) =>
    name && date ? karmic(name, date, ofAllLetters(letters)) : undefined,
  load: async () => (await import('#texts/readings/karmic')).karmicReadings,
});

/** The karmic calculator: the distance between a name and a birth date, and its reading. */
export function KarmicCalculator({ offer, children: example }: ToolProps) {
  const toolState = useTool(tool);
  const { people } = toolState.result?.entry ?? {};
  const linkOf = (view: string) => (people ? linkTo('home', { people, extra: { view } }) : '');
  return (
    <DigitCalculator
      kind={words.kind}
      toolState={toolState}
      placeholder={
        <PlaceholderPicture example={example}>
          {({ name, date }) => (
            <Drawing caption={words.askDistance(name, date)}>
              <Distance name={name} date={date} between="?" />
            </Drawing>
          )}
        </PlaceholderPicture>
      }
      offer={offer}
      noReading={(working) => (
        <>
          <p>{words.aboveNine}</p>
          {working}
          <p>
            <LinkedText text={words.bothSides(linkOf('destiny'), linkOf('life-path'))} />
          </p>
          <ResultEnd offer={offer} />
        </>
      )}
      form={
        <ToolForm button={words.submit} toolState={toolState}>
          <NameField label={words.nameLabel} placeholder={words.nameExample} />
          <BirthDateField label={words.dateLabel} required />
        </ToolForm>
      }
      parts={karmicParts}
    />
  );
}
