import { homeNumbers } from '../../numbers/home-numbers';
import { writeEntry } from '../../person/entry/entry';
import { BirthDateField } from '../../person/form/BirthDateField';
import { NameField } from '../../person/form/NameField';
import { PendingReading } from '../../person/result/PendingReading';
import { ResultActions } from '../../person/result/ResultActions';
import { ResultEnd } from '../../person/result/ResultEnd';
import { CalculatorLayout } from '../../person/tool/CalculatorLayout';
import { ToolForm } from '../../person/tool/ToolForm';
import { defineTool } from '../../person/tool/tool';
import type { ToolProps } from '../../person/tool/tool-props';
import { useTool } from '../../person/tool/use-tool';
import { chooserOf, LetterChoicesContext } from '../../person/working/letter-choices';
import { useToday } from '../../ui/browser/use-today';
import { announcement } from './announcement';
import { loadProfileTables } from './load-profile-tables';
import { PlainNumbers } from './numbers/PlainNumbers';
import styles from './WholeProfile.module.css';

const tool = defineTool({
  page: 'profile',
  people: 1,
  opensWithPerson: true,
  calculate: ({ people: [{ name, date, letters }] }) =>
    name && date ? { date, numbers: homeNumbers(name, date, letters) } : undefined,
  // The view needs more code than the form should wait for. It loads while the form is filled in.
  load: async () => {
    const [{ ProfileView }, tables] = await Promise.all([
      import('./ProfileView'),
      loadProfileTables(),
    ]);
    return { ProfileView, tables };
  },
});

type Props = ToolProps & { address: string };

/** The whole profile: one form, and every number of a person on one page. */
export function WholeProfile({ address, offer, children: waiting }: Props) {
  const inUse = useTool(tool);
  const today = useToday();
  const { result, choose, resultRef, loading } = inUse;
  const fragment = result && writeEntry(result);

  return (
    <CalculatorLayout
      announcement={result ? announcement(result.value.numbers) : ''}
      runId={result?.runId}
      form={
        <ToolForm button="Make my profile" inUse={inUse}>
          <NameField label="Full Name" placeholder="Grace Brewster Murray" />
          <BirthDateField required />
        </ToolForm>
      }
      resultRef={resultRef}
    >
      {result && today && (
        <LetterChoicesContext value={chooserOf(result, choose)}>
          {loading.state === 'ready' ? (
            <loading.loaded.ProfileView
              key={result.runId}
              name={result.people[0].name}
              date={result.value.date}
              letters={result.people[0].letters}
              today={today}
              tables={loading.loaded.tables}
              address={address}
              fragment={fragment}
            />
          ) : (
            <>
              <div className={styles.pending}>
                <PendingReading
                  loading={loading}
                  waiting="Getting the readings…"
                  failed="We couldn’t load the readings. Your numbers still stand, each with how it was found."
                />
              </div>
              <PlainNumbers key={result.runId} numbers={result.value.numbers} />
            </>
          )}
          <ResultEnd offer={offer}>
            <ResultActions fragment={fragment} people={result.entry.people} />
          </ResultEnd>
        </LetterChoicesContext>
      )}
      <div hidden={result !== undefined}>{waiting}</div>
    </CalculatorLayout>
  );
}
