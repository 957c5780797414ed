import { homeNumbers, type LetterChoices } from '@ninefold/numerology';
import { useToday } from '../../ui/browser/use-today';
import { CalculatorForm, type Entry } from '../../ui/calculator/CalculatorForm';
import { CalculatorLayout } from '../../ui/calculator/CalculatorLayout';
import { useCalculation } from '../../ui/calculator/use-calculation';
import { type Loading, useReadings } from '../../ui/calculator/use-readings';
import { Button } from '../../ui/primitives/Button';
import { NineFigures } from '../../ui/result/NineFigures';
import { ResultActions } from '../../ui/result/ResultActions';
import { LetterChoicesContext } from '../../ui/working/letter-choices';
import { announcement } from './announcement';
import { loadTables } from './load-tables';
import { PlainNumbers } from './numbers/PlainNumbers';
import styles from './WholeProfile.module.css';

const calculate = ({ name, date }: Entry, choices: LetterChoices) =>
  date && { date, numbers: homeNumbers(name, date, choices) };

// Drawing it all takes more code than a form should wait for. It comes while the form is filled in.
const loadView = async () => (await import('./ProfileView')).ProfileView;

/** The whole profile: one form, and every number of a person on one page. */
export function WholeProfile({ address }: { address: string }) {
  const drawing = useReadings(loadView);
  const loading = useReadings(loadTables);
  const today = useToday();
  const { latest, chooser, place, show, open, clear } = useCalculation(calculate);
  const ProfileView = drawing.state === 'ready' ? drawing.readings : undefined;

  return (
    <CalculatorLayout
      announcement={latest ? announcement(latest.value.numbers) : ''}
      form={
        <CalculatorForm
          button="Make my profile"
          nameField={{ label: 'Full Name', placeholder: 'Grace Brewster Hopper' }}
          dateField={{ label: 'Birth Date', isRequired: true }}
          onCalculate={show}
          onOpen={open}
          onForget={clear}
        />
      }
      place={place}
    >
      {latest && today ? (
        <LetterChoicesContext value={chooser}>
          <Pending loading={ProfileView ? loading : drawing} />
          {ProfileView ? (
            <ProfileView
              key={latest.turn}
              name={latest.entry.name}
              date={latest.value.date}
              choices={latest.choices}
              today={today}
              tables={loading.state === 'ready' ? loading.readings : undefined}
              address={address}
            />
          ) : (
            <PlainNumbers key={latest.turn} numbers={latest.value.numbers} />
          )}
          <ResultActions entry={latest.entry} />
        </LetterChoicesContext>
      ) : (
        <NineFigures caption="Fifteen numbers, four drawings and the years of a life, on one page to read or to print." />
      )}
    </CalculatorLayout>
  );
}

/** What is said of a part that is not here yet, or could not be had. */
function Pending({ loading }: { loading: Loading<unknown> }) {
  if (loading.state === 'ready') return null;
  if (loading.state === 'loading') return <p className={styles.pending}>Fetching the readings.</p>;
  return (
    <div className={styles.pending}>
      <p>The readings could not be fetched. Your numbers stand, each with the way it was found.</p>
      <Button tone="plain" onClick={loading.retry}>
        Try again
      </Button>
    </div>
  );
}
