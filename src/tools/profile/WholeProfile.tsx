import { homeNumbers } from '../../numbers/home-numbers';
import { BirthDateField } from '../../person/form/BirthDateField';
import { NameField } from '../../person/form/NameField';
import { ResultActions } from '../../person/result/ResultActions';
import { ResultEnd } from '../../person/result/ResultEnd';
import { CalculatorForm } from '../../person/tool/CalculatorForm';
import { CalculatorLayout } from '../../person/tool/CalculatorLayout';
import type { ToolProps } from '../../person/tool/tool-props';
import { useCalculator } from '../../person/tool/use-calculator';
import { LetterChoicesContext } from '../../person/working/letter-choices';
import { useToday } from '../../ui/browser/use-today';
import { type Loading, useLoaded } from '../../ui/loading/use-loaded';
import { Button } from '../../ui/primitives/Button';
import type { ShownResult } from '../../ui/session/form-values';
import { writeFragment } from '../../ui/session/private-link';
import { announcement } from './announcement';
import { loadProfileTables } from './load-profile-tables';
import { PlainNumbers } from './numbers/PlainNumbers';
import styles from './WholeProfile.module.css';

const calculate = ({ name, date, choices }: ShownResult) =>
  date && { date, numbers: homeNumbers(name, date, choices) };

// The view needs more code than the form should wait for. It loads while the form is filled in.
const loadView = async () => (await import('./ProfileView')).ProfileView;

type Props = ToolProps & { address: string };

/** The whole profile: one form, and every number of a person on one page. */
export function WholeProfile({ address, offer, children: waiting }: Props) {
  const view = useLoaded(loadView);
  const calculator = useCalculator(calculate, loadProfileTables);
  const today = useToday();
  const { latest, chooser, resultRef, loading } = calculator;
  const ProfileView = view.loading.state === 'ready' ? view.loading.loaded : undefined;

  async function fetchAll() {
    await Promise.all([view.fetch(), calculator.fetch()]);
  }

  return (
    <CalculatorLayout
      announcement={latest ? announcement(latest.value.numbers) : ''}
      runId={latest?.runId}
      form={
        <CalculatorForm button="Make my profile" calculator={{ ...calculator, fetch: fetchAll }}>
          <NameField label="Full Name" placeholder="Grace Brewster Murray" />
          <BirthDateField required />
        </CalculatorForm>
      }
      resultRef={resultRef}
    >
      {latest && today && (
        <LetterChoicesContext value={chooser}>
          <Pending loading={ProfileView ? loading : view.loading} />
          {ProfileView ? (
            <ProfileView
              key={latest.runId}
              name={latest.entry.name}
              date={latest.value.date}
              choices={latest.entry.choices}
              today={today}
              tables={loading.state === 'ready' ? loading.loaded : undefined}
              address={address}
            />
          ) : (
            <PlainNumbers key={latest.runId} numbers={latest.value.numbers} />
          )}
          <ResultEnd offer={offer}>
            <ResultActions fragment={writeFragment(latest.entry)} people={[latest.entry]} />
          </ResultEnd>
        </LetterChoicesContext>
      )}
      <div hidden={latest !== undefined}>{waiting}</div>
    </CalculatorLayout>
  );
}

/** The message for a part that is loading or failed to load. */
function Pending({ loading }: { loading: Loading<unknown> }) {
  if (loading.state === 'ready') return null;
  if (loading.state === 'loading') return <p className={styles.pending}>Getting the readings…</p>;
  return (
    <div className={styles.pending}>
      <p>We couldn’t load the readings. Your numbers still stand, each with how it was found.</p>
      <Button tone="plain" onClick={loading.retry}>
        Try again
      </Button>
    </div>
  );
}
