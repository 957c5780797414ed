import * as words from '#texts/tools/profile';
import { type AllNumbers, homeNumbers } from '../../numbers/home-numbers';
import { BirthDateField } from '../../person/form/BirthDateField';
import { NameField } from '../../person/form/NameField';
import { LettersOfName } from '../../result/reading/CalculatedFrom';
import { numberKinds } from '../../result/reading/number-kinds';
import { ResultEnd } from '../../result/reading/ResultEnd';
import { ToolForm } from '../../result/tool/ToolForm';
import { ToolLayout } from '../../result/tool/ToolLayout';
import { defineTool, type ToolProps } from '../../result/tool/tool';
import { useTool } from '../../result/tool/use-tool';
import { LetterSwitches } from '../../result/working/LetterSwitches';
import { describeChoices } from '../../result/working/letter-chooser';
import { Working } from '../../result/working/Working';
import { useToday } from '../../ui/browser/use-today';
import { PendingReading } from '../../ui/loading/PendingReading';

const tool = defineTool({
  page: 'profile',
  people: 1,
  calculate: ({ people: [{ name, date, letters }] }) =>
    name && date ? { date, numbers: homeNumbers(name, date, letters) } : undefined,
  // The view needs more code than the form should wait for. It loads while the form is filled in.
  load: async () => (await import('./ProfileView')).ProfileView,
});

type Props = ToolProps & { address: string };

/** The whole profile: one form, and every number of a person on one page. */
export function WholeProfile({ address, offer, children: placeholder }: Props) {
  const toolState = useTool(tool);
  const today = useToday();
  const { result, loading } = toolState;

  return (
    <ToolLayout
      toolState={toolState}
      announcement={result ? announce(result.value.numbers) : ''}
      form={
        <ToolForm button={words.submit} toolState={toolState}>
          <NameField />
          <BirthDateField required />
        </ToolForm>
      }
      placeholder={placeholder}
    >
      {result && today && (
        <>
          {loading.loaded ? (
            <loading.loaded
              key={result.runId}
              name={result.people[0].name}
              date={result.value.date}
              letters={result.people[0].letters}
              numbers={result.value.numbers}
              today={today}
              address={address}
              link={result.link}
            />
          ) : (
            <div className="stack-3">
              <PendingReading loading={loading} loadingText={words.loading} failed={words.failed} />
              <PlainNumbers key={result.runId} numbers={result.value.numbers} />
            </div>
          )}
          <ResultEnd offer={offer} result={result} />
        </>
      )}
    </ToolLayout>
  );
}

function announce(numbers: AllNumbers): string {
  const announcement = words.announcement({
    'life-path': numbers['life-path'].value,
    destiny: numbers.destiny.value,
    'soul-urge': numbers['soul-urge'].value,
    personality: numbers.personality.value,
  });
  return announcement + describeChoices(numbers['soul-urge'].steps);
}

/** The nine numbers and their workings: shown until the view is loaded, or where it fails to. */
function PlainNumbers({ numbers }: { numbers: AllNumbers }) {
  return (
    <div className="stack-2">
      <LettersOfName />
      {numberKinds.map(({ id, label }) => (
        <div key={id}>
          <h3>
            {label} {numbers[id].value}
          </h3>
          <Working steps={numbers[id].steps} />
        </div>
      ))}
      <LetterSwitches steps={numbers.destiny.steps} />
    </div>
  );
}
