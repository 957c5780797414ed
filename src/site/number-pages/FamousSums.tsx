import { type CoreNumber, destiny, parseDate } from '@ninefold/numerology';
import { longDate } from '#texts/language';
import { famousSums } from '#texts/readings/famous-sums';
import { numberEssays } from '#texts/readings/number-essays';
import { aboutWord } from '#texts/site/number-pages';
import { BY_DEFAULT } from '../../numbers/letter-choices';
import { LinkedText } from '../../ui/page/TextLink';
import { WorkedExample } from '../worked-example/WorkedExample';
import styles from './FamousSums.module.css';

/** Words, names and days that come to a number, added up where everybody can see it. */
export function FamousSums({ number }: { number: CoreNumber }) {
  const { word } = numberEssays[number];
  const { value, steps } = destiny(word, BY_DEFAULT);
  // What its letters come to before anything is reduced.
  const total = steps.find((step) => step.kind === 'sum')?.to ?? 0;
  return (
    <>
      <ul className={`cards ${styles.sums}`}>
        {famousSums[number].map(({ name = '', date = '', note }) => {
          const day = parseDate(date);
          return (
            <li key={note}>
              <WorkedExample
                title={day ? longDate(day) : name}
                of={day ? 'life-path' : 'destiny'}
                name={name}
                date={date}
              />
              <p className={`reading mt-1 ${styles.note}`}>{note}</p>
            </li>
          );
        })}
      </ul>
      <p className={`lead mt-3 ${styles.word}`}>
        <LinkedText text={aboutWord(word, total, value)} />
      </p>
    </>
  );
}
