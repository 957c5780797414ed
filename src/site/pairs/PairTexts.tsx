import { CORE_NUMBERS, type CoreNumber } from '@ninefold/numerology';
import type { Meeting } from '../../compatibility/meeting';
import styles from './PairsPage.module.css';
import { allPairs, type NumberPair, numberPair } from './pairs';

const MEETINGS: Readonly<Record<Meeting, string>> = {
  friends: 'friends',
  neutral: 'in between',
  opposite: 'opposites',
  same: 'the same twice',
};

/** The texts of all pairs, folded under the lower of their two numbers, each with the highest score first. */
export function PairTexts() {
  return (
    <section className={`ruled-gold apart-6 ${styles.texts}`} aria-labelledby="texts">
      <h2 id="texts">All 78, by number</h2>
      {CORE_NUMBERS.map((number) => (
        <PairsOf key={number} number={number} />
      ))}
      <p className="screen-only apart-3">
        <a className="touch" href="#table">
          Back to the table
        </a>
      </p>
    </section>
  );
}

function PairsOf({ number }: { number: CoreNumber }) {
  const lower = CORE_NUMBERS.filter((other) => other < number);
  const isHighest = number === CORE_NUMBERS.at(-1);
  return (
    <details className={styles.group}>
      <summary className={styles.summary}>
        <h3>
          {number} and {lower.length === 0 ? 'the others' : isHighest ? number : 'the higher ones'}
        </h3>
      </summary>
      {lower.length > 0 && (
        <p className="row-0 quiet screen-only">
          With the lower ones:{' '}
          {lower.map((other) => (
            <a key={other} className="touch" href={`#${numberPair(number, other).key}`}>
              {number} and {other}
            </a>
          ))}
        </p>
      )}
      <div className={styles.pairs}>
        {allPairs
          .filter(({ first }) => first === number)
          .map((pair) => (
            <PairText key={pair.key} pair={pair} />
          ))}
      </div>
    </details>
  );
}

function PairText({ pair: { key, first, second, score, meeting, text } }: { pair: NumberPair }) {
  return (
    <article className={styles.pair}>
      <h4 id={key} className="h3">
        {first} and {second}
      </h4>
      <p className={`note ${styles.score}`}>
        {score} of 100, {MEETINGS[meeting]}
      </p>
      <p className={`reading measure apart-half ${styles.text}`}>{text}</p>
    </article>
  );
}
