import { homeNumbers } from '../../numbers/home-numbers';
import { useToday } from '../../ui/browser/use-today';
import { CalculatorForm } from '../../ui/calculator/CalculatorForm';
import { CalculatorLayout } from '../../ui/calculator/CalculatorLayout';
import type { ToolProps } from '../../ui/calculator/tool-props';
import { useCalculator } from '../../ui/calculator/use-calculator';
import { BirthDateField } from '../../ui/form/BirthDateField';
import { NameField } from '../../ui/form/NameField';
import { type Loading, useReadings } from '../../ui/loading/use-readings';
import { Button } from '../../ui/primitives/Button';
import { ResultActions } from '../../ui/result/ResultActions';
import { ResultEnd } from '../../ui/result/ResultEnd';
import type { ShownResult } from '../../ui/session/form-values';
import { writeFragment } from '../../ui/session/private-link';
import { LetterChoicesContext } from '../../ui/working/letter-choices';
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
  const view = useReadings(loadView);
  const calculator = useCalculator(calculate, loadProfileTables);
  const today = useToday();
  const { latest, chooser, resultRef, loading } = calculator;
  const ProfileView = view.loading.state === 'ready' ? view.loading.readings : undefined;

  async function fetchAll() {
    await Promise.all([view.fetchReadings(), calculator.fetchReadings()]);
  }

  return (
    <CalculatorLayout
      announcement={latest ? announcement(latest.value.numbers) : ''}
      runId={latest?.runId}
      form={
        <CalculatorForm
          button="Make my profile"
          calculator={{ ...calculator, fetchReadings: fetchAll }}
        >
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
              tables={loading.state === 'ready' ? loading.readings : undefined}
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
