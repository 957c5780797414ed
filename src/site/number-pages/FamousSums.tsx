import type { CoreNumber } from '@ninefold/numerology';
import { destiny } from '@ninefold/numerology';
import { path } from '../../config/paths';
import { A_TO_Z } from '../../numbers/letter-choices';
import { numberEssays } from '../../readings/number-essays';
import { WorkedExample } from '../worked-example/WorkedExample';
import styles from './FamousSums.module.css';
import { famousSums } from './famous-sums';
import { spelledOut } from './spelled-out';

/** Words, names and days that come to a number, added up where everybody can see it. */
export function FamousSums({ number }: { number: CoreNumber }) {
  const { word } = numberEssays[number];
  const own = spelledOut(number);
  return (
    <>
      <ul className={`cards ${styles.sums}`}>
        {famousSums[number].map(({ title, note, example }) => (
          <li key={title}>
            <WorkedExample title={title} {...example} />
            <p className={`reading ${styles.note}`}>{note}</p>
          </li>
        ))}
      </ul>
      <p className={styles.word}>
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
