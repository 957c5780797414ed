import type { CoreNumber } from '@ninefold/numerology';
import { pages } from '../../config/pages';
import { numberPath } from '../../config/routes';
import { numberEssays } from '../../readings/number-essays';
import { OnThisPage } from '../../ui/page/OnThisPage';
import styles from './NumberTop.module.css';
import { Plate } from './Plate';

type Props = {
  number: CoreNumber;
  /** The parts of the page, in order. */
  contents: readonly { readonly id: string; readonly heading: string }[];
};

/** What a number's page opens with: its figure, what it means and the way to each part. */
export function NumberTop({ number, contents }: Props) {
  const { epithet, meaning, opening } = numberEssays[number];
  return (
    <header className={styles.top}>
      <div className={styles.figure}>
        <Plate number={number} />
      </div>
      <div className={styles.words}>
        <p className={styles.back}>
          <a href="/numbers">{pages['/numbers'].label}</a>
        </p>
        <h1>{pages[numberPath(number)].heading}</h1>
        <p className={styles.epithet}>{epithet}</p>
        <p className={styles.meaning} data-testid="meaning">
          {meaning}
        </p>
        <p className={styles.opening}>{opening[0]}</p>
      </div>
      <div className={styles.contents}>
        <OnThisPage parts={contents} />
      </div>
    </header>
  );
}
