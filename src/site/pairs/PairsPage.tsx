import { HIGHEST_SCORE } from '../../compatibility/compatibility-score';
import { FRIENDS_FROM, NEUTRAL_FROM } from '../../compatibility/meeting';
import { LOWEST_TRIAD_SCORE } from '../../compatibility/triads';
import { pages } from '../../config/pages';
import { path } from '../../config/paths';
import { PageTitle } from '../../ui/page/PageTitle';
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
        <p className={`lead measure ${styles.lead}`}>
          Find one number on the left and the other at the top. Where they meet is their score, out
          of 100, and it’s the same both ways. Pick a score to read about that pair.
        </p>
        <section id="table" aria-label="The table">
          <PairPicker />
          <PairTable />
          <p className={`apart-1 ${styles.goesOn}`}>The table goes on to the right, up to 33.</p>
          <p className="note apart-1">
            The darker the field, the better the pair: {FRIENDS_FROM} and more, {NEUTRAL_FROM} to{' '}
            {FRIENDS_FROM - 1}, less than {NEUTRAL_FROM}.
          </p>
        </section>
        <Basis />
        <PairTexts />
        <p className={`reading apart-6 ${styles.end}`}>
          Which numbers are yours? <a href={path('home')}>Add up your name and birth date</a>, or{' '}
          <a href={path('names-battle')}>let two names meet</a>.
        </p>
      </div>
    </>
  );
}

/** What is custom, what is our choice, and how master numbers count. */
function Basis() {
  return (
    <div className={`reading cards ${styles.basis}`}>
      <section>
        <h2>What’s custom</h2>
        <p>
          Numerology sorts the nine numbers into three groups, called triads: 1, 5 and 7 for the
          mind, 2, 4 and 8 for practical matters, 3, 6 and 9 for the heart. Two numbers of one triad
          are said to understand each other easily.{' '}
          <a href={path('blog/love-numbers')}>More about the triads</a>
        </p>
      </section>
      <section>
        <h2>What’s our choice</h2>
        <p>
          The custom names friends, but it doesn’t give points. The points are ours. Two different
          numbers of one triad get at least {LOWEST_TRIAD_SCORE}. For the rest we went by the
          characters of the two numbers. Nobody’s tested them, so take a score as something to talk
          about, not as a forecast.
        </p>
      </section>
      <section>
        <h2>How master numbers count</h2>
        <p>
          Only the numbers 1 to 9 have scores of their own. A master number is looked up under the
          digit it repeats, 11 as 1, 22 as 2 and 33 as 3, and adds five points. Anywhere else on
          this site they come down to 2, 4 and 6, the sums of their digits. So 5 and 1 have{' '}
          {numberPair(1, 5).score} points, and 5 and 11 have {numberPair(5, 11).score}. No pair has
          more than {HIGHEST_SCORE}.
        </p>
      </section>
    </div>
  );
}
