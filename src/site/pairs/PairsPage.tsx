import { pages } from '../../config/pages';
import { battleScore } from '../../readings/pairs/battle-score';
import { OnThisPage } from '../../ui/page/OnThisPage';
import { PageTitle } from '../../ui/page/PageTitle';
import styles from './PairsPage.module.css';
import { PairTable } from './PairTable';
import { PAIR_GROUPS, PairTexts } from './PairTexts';
import { PAIRS_PATH, pairOf } from './pairs';

/** The table of all pairs, what it rests on, and the text of each pair. */
export function PairsPage() {
  return (
    <>
      <PageTitle page={pages[PAIRS_PATH]} />
      <div className={styles.sheet}>
        <p className={styles.lead}>
          Look up one number on the left and the other at the top. Where the row and the column meet
          is their score, out of 100. It is the same both ways. Choose a score to read about that
          pair.
        </p>
        <section id="table" aria-label="The table">
          <PairTable />
          <p className={styles.key}>
            The darker the field, the better the pair: 70 and more, 50 to 69, less than 50.
          </p>
        </section>
        <Basis />
        <OnThisPage parts={PAIR_GROUPS.map(({ meeting: id, heading }) => ({ id, heading }))} />
        <PairTexts />
        <p className={styles.end}>
          Which numbers are yours? <a href="/">Add up your name and birth date</a>, or{' '}
          <a href="/names-battle">let two names meet</a>.
        </p>
      </div>
    </>
  );
}

/** What is custom, what is our choice, and how master numbers count. */
function Basis() {
  const here = pairOf(5, 11).score;
  const inBattle = battleScore(5, 11).value;
  return (
    <div className={styles.basis}>
      <section>
        <h2>What is custom</h2>
        <p>
          Numerology sorts the nine numbers into three groups, called triads: 1, 5 and 7 for the
          mind, 2, 4 and 8 for practical matters, 3, 6 and 9 for the heart. Two numbers of one triad
          are said to understand each other easily.{' '}
          <a href="/blog/love-numbers">More about the triads</a>
        </p>
      </section>
      <section>
        <h2>What is our choice</h2>
        <p>
          The custom names friends, but it gives no points. The points are ours. Two different
          numbers of one triad get at least 70. We chose all the other scores by the characters of
          the two numbers. Nobody has tested them, so take a score as something to talk about and
          not as a forecast.
        </p>
      </section>
      <section>
        <h2>How master numbers count</h2>
        <p>
          Only the numbers 1 to 9 have scores of their own. Here 11 counts as 2, 22 as 4 and 33 as
          6, so 5 and 11 have {here} points, like 5 and 2. The{' '}
          <a href="/names-battle">Name Vibration battle</a> is a game with a rule of its own: it
          reads 11 as 1, 22 as 2 and 33 as 3 and adds five points for each. There 5 and 11 have{' '}
          {inBattle}.
        </p>
      </section>
    </div>
  );
}
