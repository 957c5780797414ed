import { pages } from '../../config/pages';
import { PageTitle } from '../../ui/page/PageTitle';
import { LinkedText } from '../../ui/page/TextLink';
import { PairPicker } from './PairPicker';
import styles from './PairsPage.module.css';
import { PairTable } from './PairTable';
import { PairTexts } from './PairTexts';
import { ABOUT_MASTERS, ABOUT_POINTS, ABOUT_SHADES } from './words';

/** The table of all pairs, what it rests on, and the text of each pair. */
export function PairsPage() {
  return (
    <>
      <PageTitle page={pages.pairs} />
      <div className={`page ${styles.sheet}`}>
        <p className={`lead measure ${styles.lead}`}>
          Find one number on the left and the other at the top. Where they meet is their score, out
          of 100, and it’s the same both ways. Pick a score to read about that pair.
        </p>
        <section id="table" aria-label="The table">
          <PairPicker />
          <PairTable />
          <p className={`mt-1 ${styles.goesOn}`}>The table goes on to the right, up to 33.</p>
          <p className="note mt-1">{ABOUT_SHADES}</p>
        </section>
        <div className={`reading cards ${styles.basis}`}>
          <section>
            <h2>What’s custom</h2>
            <p>
              <LinkedText text="Numerology sorts the nine numbers into three groups, called triads: 1, 5 and 7 for the mind, 2, 4 and 8 for practical matters, 3, 6 and 9 for the heart. Two numbers of one triad are said to understand each other easily. [More about the triads](page:blog/love-numbers)" />
            </p>
          </section>
          <section>
            <h2>What’s our choice</h2>
            <p>{ABOUT_POINTS}</p>
          </section>
          <section>
            <h2>How master numbers count</h2>
            <p>{ABOUT_MASTERS}</p>
          </section>
        </div>
        <PairTexts />
        <p className={`reading mt-6 ${styles.end}`}>
          <LinkedText text="Which numbers are yours? [Add up your name and birth date](page:home), or [let two names meet](page:names-battle)." />
        </p>
      </div>
    </>
  );
}
