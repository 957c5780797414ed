import { type CoreNumber, destiny, parseDate } from '@ninefold/numerology';
import { longDate } from '../../config/language';
import { path } from '../../config/paths';
import { A_TO_Z } from '../../numbers/letter-choices';
import { famousSums } from '../../readings/famous-sums';
import { numberEssays } from '../../readings/number-essays';
import { WorkedExample } from '../worked-example/WorkedExample';
import styles from './FamousSums.module.css';
import { spelledOut } from './spelled-out';

/** Words, names and days that come to a number, added up where everybody can see it. */
export function FamousSums({ number }: { number: CoreNumber }) {
  const { word } = numberEssays[number];
  const own = spelledOut(number);
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
              <p className={`reading apart-1 ${styles.note}`}>{note}</p>
            </li>
          );
        })}
      </ul>
      <p className={`lead apart-3 ${styles.word}`}>
        And the word itself? Spelled out, “{word}” has letters worth {totalOf(word)}, which leads to{' '}
        <a href={path(`numbers/${own}`)}>the number {own}</a>.
      </p>
    </>
  );
}

/** What a word's letters come to before anything is reduced. */
function totalOf(word: string): number | undefined {
  const sum = destiny(word, A_TO_Z).steps.find((step) => step.kind === 'sum');
  return sum?.to;
}
