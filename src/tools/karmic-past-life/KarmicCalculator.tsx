import { karmic } from '@ninefold/numerology';
import { Distance } from '../../art/Distance';
import { Drawing } from '../../art/Drawing';
import { ofAllLetters } from '../../numbers/letter-choices';
import { type Entry, linkTo } from '../../person/entry/entry';
import { BirthDateField } from '../../person/form/BirthDateField';
import { NameField } from '../../person/form/NameField';
import { ResultEnd } from '../../person/result/ResultEnd';
import { karmicParts } from '../../person/result/reading-parts';
import { DigitCalculator } from '../../person/tool/DigitCalculator';
import { ToolForm } from '../../person/tool/ToolForm';
import type { ToolProps } from '../../person/tool/tool';
import { defineTool } from '../../person/tool/tool';
import { useTool } from '../../person/tool/use-tool';
import { WaitingPicture } from '../../person/tool/WaitingPicture';

const tool = defineTool({
  page: 'karmic-past-life',
  people: 1,
  calculate: ({ people: [{ name, date, letters }] }) =>
    name && date ? karmic(name, date, ofAllLetters(letters)) : undefined,
  load: async () => (await import('../../readings/karmic')).karmicReadings,
});

const ABOVE_NINE =
  'A distance above 9 is said to mean that your name and your birth date want very different things from you. It takes a master number, 11, 22 or 33, on one side or on both. About one visitor in ten gets such a distance, and it doesn’t have a reading of its own.';

/** The karmic calculator: the distance between a name and a birth date, and its reading. */
export function KarmicCalculator({ offer, children: example }: ToolProps) {
  const toolState = useTool(tool);
  const entry = toolState.result?.entry;
  return (
    <DigitCalculator
      kind="Karmic Past Life Number"
      toolState={toolState}
      waiting={
        <WaitingPicture example={example}>
          {({ name, date }) => (
            <Drawing
              caption={`How far is your name, which makes ${name}, from your birth date, ${date}?`}
            >
              <Distance name={name} date={date} between="?" />
            </Drawing>
          )}
        </WaitingPicture>
      }
      offer={offer}
      noReading={(working) => (
        <>
          <p>{ABOVE_NINE}</p>
          {working}
          {entry && <BothSides entry={entry} />}
          <ResultEnd offer={offer} />
        </>
      )}
      form={
        <ToolForm button="Calculate Karmic Past Life Number" toolState={toolState}>
          <NameField label="Enter Your Full Name" placeholder="Your full name as given at birth" />
          <BirthDateField label="Enter Your Birth Date" required />
        </ToolForm>
      }
      parts={karmicParts}
    />
  );
}

/** Links to the readings of the two numbers that a distance lies between. */
function BothSides({ entry: { people } }: { entry: Entry }) {
  const link = (view: string) => linkTo('home', { people, extra: { view } });
  return (
    <p>
      Both sides do have a reading: <a href={link('destiny')}>your Destiny</a>, from your name, and{' '}
      <a href={link('life-path')}>your Life Path</a>, from your birth date.
    </p>
  );
}
