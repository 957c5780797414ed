import { useId } from 'react';
import * as words from '#texts/tools/home';
import type { HomeNumbers } from '../../numbers/home-numbers';
import { countedNumbers } from '../../portrait/counted-numbers';
import { Portrait, portraitHeading } from '../../result/reading/Portrait';
import { bringTo } from '../../ui/browser/bring-to';
import { PendingReading } from '../../ui/loading/PendingReading';
import type { Loading } from '../../ui/loading/use-loaded';
import styles from './Home.module.css';

type Props = { id: string; numbers: HomeNumbers };

/** The way to what the nine numbers say together. */
export function AllNineLink({ id, numbers }: Props) {
  if (countedNumbers(numbers).length === 0) return null;
  return (
    <a className="touch quiet screen-only" href={`#${id}`} onClick={bringTo}>
      {portraitHeading(numbers)}
    </a>
  );
}

type TextProps = Props & {
  loading: Loading<{ portraitOf: (numbers: HomeNumbers) => readonly string[] }>;
};

/** What the nine numbers say together, below whichever of them is shown. */
export function AllNine({ id, numbers, loading }: TextProps) {
  const headingId = useId();
  if (countedNumbers(numbers).length === 0) return null;
  return (
    <section
      id={id}
      className={`stack-2 mt-4 ruled-gold ${styles.all}`}
      aria-labelledby={headingId}
      tabIndex={-1}
    >
      <h2 id={headingId}>{portraitHeading(numbers)}</h2>
      {loading.loaded ? (
        <Portrait paragraphs={loading.loaded.portraitOf(numbers)} />
      ) : (
        <div className={styles.waiting}>
          <PendingReading loading={loading} loadingText={words.loading} failed={words.failed} />
        </div>
      )}
    </section>
  );
}
