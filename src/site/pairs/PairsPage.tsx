import * as words from '#texts/site/pairs';
import { HIGHEST_SCORE } from '../../compatibility/compatibility-score';
import { FRIENDS_FROM, NEUTRAL_FROM } from '../../compatibility/meeting';
import { LOWEST_TRIAD_SCORE } from '../../compatibility/triads';
import { pages } from '../../config/pages';
import { PageTitle } from '../../ui/page/PageTitle';
import { LinkedText } from '../../ui/page/TextLink';
import { PairPicker } from './PairPicker';
import styles from './PairsPage.module.css';
import { PairTable } from './PairTable';
import { PairTexts } from './PairTexts';
import { numberPair } from './pairs';

/** The table of all pairs, what it rests on, and the text of each pair. */
export function PairsPage() {
  return (
    <>
      <PageTitle page={pages.pairs} />
      <div className={`page ${styles.sheet}`}>
        <p className={`lead measure ${styles.lead}`}>{words.howToRead}</p>
        <section id="table" aria-label={words.table}>
          <PairPicker />
          <PairTable />
          <p className={`mt-1 ${styles.goesOn}`}>{words.goesOn}</p>
          <p className="note mt-1">{words.aboutShades(FRIENDS_FROM, NEUTRAL_FROM)}</p>
        </section>
        <div className={`reading cards ${styles.basis}`}>
          <section>
            <h2>{words.custom}</h2>
            <p>
              <LinkedText text={words.aboutTriads} />
            </p>
          </section>
          <section>
            <h2>{words.choice}</h2>
            <p>{words.aboutPoints(LOWEST_TRIAD_SCORE)}</p>
          </section>
          <section>
            <h2>{words.masters}</h2>
            <p>
              {words.aboutMasters(numberPair(1, 5).score, numberPair(5, 11).score, HIGHEST_SCORE)}
            </p>
          </section>
        </div>
        <PairTexts />
        <p className={`reading mt-6 ${styles.end}`}>
          <LinkedText text={words.whichAreYours} />
        </p>
      </div>
    </>
  );
}
