import { CORE_NUMBERS, type CoreNumber } from '@ninefold/numerology';
import { pairName } from '#texts/site';
import * as words from '#texts/site/pairs';
import styles from './PairsPage.module.css';
import { allPairs, type NumberPair, numberPair } from './pairs';

/** The texts of all pairs, collapsed under the lower of their two numbers, each with the highest score first. */
export function PairTexts() {
  return (
    <section className={`ruled-gold mt-6 ${styles.texts}`} aria-labelledby="texts">
      <h2 id="texts">{words.allByNumber(allPairs.length)}</h2>
      {CORE_NUMBERS.map((number) => (
        <PairsOf key={number} number={number} />
      ))}
      <p className="screen-only mt-3">
        <a className="touch" href="#table">
          {words.backToTable}
        </a>
      </p>
    </section>
  );
}

function PairsOf({ number }: { number: CoreNumber }) {
  const lower = CORE_NUMBERS.filter((other) => other < number);
  return (
    <details className="ruled-below">
      <summary className={styles.summary}>
        <h3>{groupName(number)}</h3>
      </summary>
      {lower.length > 0 && (
        <p className="row-0 quiet screen-only">
          {words.withLower}{' '}
          {lower.map((other) => (
            <a key={other} className="touch" href={`#${numberPair(number, other).key}`}>
              {pairName(number, other)}
            </a>
          ))}
        </p>
      )}
      <div className={`columns ${styles.pairs}`}>
        {allPairs
          .filter(({ first }) => first === number)
          .map((pair) => (
            <PairText key={pair.key} pair={pair} />
          ))}
      </div>
    </details>
  );
}

function PairText({ pair }: { pair: NumberPair }) {
  const { key, first, second, score, meeting, text } = pair;
  return (
    <article className={`whole ${styles.pair}`}>
      <h4 id={key} className="h3">
        {pairName(first, second)}
      </h4>
      <p className="label quiet">{words.describeScore(score, meeting)}</p>
      <p className={`reading measure mt-half ${styles.text}`}>{text}</p>
    </article>
  );
}

/** What the pairs under a number are called: those with itself and with every higher one. */
function groupName(number: CoreNumber): string {
  if (number === CORE_NUMBERS[0]) return words.andOthers(number);
  return number === CORE_NUMBERS.at(-1) ? pairName(number, number) : words.andHigher(number);
}
