import { CORE_NUMBERS, type CoreNumber } from '@ninefold/numerology';
import { numberEssays } from '#texts/readings/number-essays';
import * as words from '#texts/site/number-pages';
import { pages } from '../../config/pages';
import { path } from '../../config/paths';
import { PageSection } from '../../ui/page/PageSection';
import { PageTitle } from '../../ui/page/PageTitle';
import { LinkedText } from '../../ui/page/TextLink';
import { Plate } from '../reference/Plate';
import styles from './NumberIndex.module.css';

/** The twelve numbers as plates of an atlas. */
export function NumberIndex() {
  return (
    <>
      <PageTitle page={pages.numbers} />
      <PageSection isFirst>
        <h2>{words.oneToNine}</h2>
        <p className={`quiet ${styles.note}`}>{words.aboutNine}</p>
        <Plates numbers={CORE_NUMBERS.filter((number) => number <= 9)} />
        <h2 className="ruled-gold mt-8">{words.keptWhole}</h2>
        <p className={`quiet ${styles.note}`}>
          <LinkedText text={words.aboutMasters} />
        </p>
        <Plates numbers={CORE_NUMBERS.filter((number) => number > 9)} />
      </PageSection>
    </>
  );
}

function Plates({ numbers }: { numbers: readonly CoreNumber[] }) {
  return (
    <ul className={styles.plates}>
      {numbers.map((number) => (
        <li key={number}>
          <a className={`stack-half ${styles.plate}`} href={path(`numbers/${number}`)}>
            <Plate number={number} />
            <span className={`h3 mt-1 ${styles.name}`}>{pages[`numbers/${number}`].name}</span>
            <span className={`quiet ${styles.epithet}`}>{numberEssays[number].epithet}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
