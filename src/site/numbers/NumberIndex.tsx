import { CORE_NUMBERS, type CoreNumber } from '@ninefold/numerology';
import { pages } from '../../config/pages';
import { numberPath } from '../../config/routes';
import { numberEssays } from '../../readings/number-essays';
import { PageSection } from '../../ui/page/PageSection';
import { PageTitle } from '../../ui/page/PageTitle';
import { PAIRS_PATH } from '../pairs/pairs';
import styles from './NumberIndex.module.css';
import { Plate } from './Plate';
import { WordMap } from './WordMap';

/** The twelve numbers as the plates of an atlas, and the map of their names. */
export function NumberIndex() {
  return (
    <>
      <PageTitle page={pages['/numbers']} />
      <PageSection>
        <Plates numbers={CORE_NUMBERS.filter((number) => number <= 9)} />
        <h2 className={styles.masters}>Kept whole</h2>
        <p className={styles.note}>
          When a sum gets to 11, 22 or 33, we leave it alone.{' '}
          <a href="/methods#reduction">The rule, and where it doesn’t hold</a>
        </p>
        <Plates numbers={CORE_NUMBERS.filter((number) => number > 9)} />
      </PageSection>
      <PageSection>
        <WordMap />
      </PageSection>
      <PageSection>
        <p className={styles.start}>
          Which of them get on? <a href={PAIRS_PATH}>The table of all pairs</a> has a score and a
          text for each.
        </p>
        <p className={styles.start}>
          Which of them are yours? <a href="/">Add up your name and birth date</a>, or read{' '}
          <a href="/methods">how we count</a> first.
        </p>
      </PageSection>
    </>
  );
}

function Plates({ numbers }: { numbers: readonly CoreNumber[] }) {
  return (
    <ul className={styles.plates}>
      {numbers.map((number) => (
        <li key={number}>
          <a className={styles.plate} href={numberPath(number)}>
            <Plate number={number} />
            <span className={styles.name}>{pages[numberPath(number)].name}</span>
            <span className={styles.epithet}>{numberEssays[number].epithet}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
