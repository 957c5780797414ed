import '../../styles/tables.css';
import '../../styles/numerals.css';
import { type CoreNumber, isMaster } from '@ninefold/numerology';
import { scoreOf } from '#texts/site';
import * as words from '#texts/site/number-pages';
import { NumberFigure } from '../../art/NumberFigure';
import { pairPath, path } from '../../config/paths';
import { LinkedText } from '../../ui/page/TextLink';
import styles from './Companions.module.css';
import { type Companion, companionsOf } from './companions';

/** Whom a number gets along with, best and worst, and its score with each of the others. */
export function Companions({ number }: { number: CoreNumber }) {
  const all = companionsOf(number);
  const friends = all.filter(({ meeting }) => meeting === 'friends');
  const opposites = all.filter(({ meeting }) => meeting === 'opposite');
  return (
    <>
      <div className="columns">
        <Side heading={words.friends} companions={friends.slice(0, 2)} />
        <Side heading={words.opposites} companions={opposites.slice(-2).reverse()} />
      </div>
      <table className={`mt-4 ${styles.scores}`}>
        <caption className={`note ${styles.caption}`}>
          {words.aboutScores(isMaster(number) ? number : undefined)}
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.withNumber}</th>
            <th scope="col">{words.score}</th>
          </tr>
        </thead>
        <tbody>
          {all.map(({ number: other, score }) => (
            <tr key={other}>
              <th scope="row">
                <a className="touch" href={path(`numbers/${other}`)}>
                  {other}
                </a>
              </th>
              <td>
                <span className={styles.score}>
                  <svg
                    className={styles.bar}
                    viewBox="0 0 100 1"
                    preserveAspectRatio="none"
                    aria-hidden="true"
                    focusable="false"
                  >
                    <path d={`M0 .5H${score}`} />
                  </svg>
                  <a
                    className="touch"
                    href={pairPath(number, other)}
                    aria-label={scoreOf(number, other, score)}
                  >
                    {score}
                  </a>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="reading mt-3">
        <LinkedText text={words.neverTwoPeople} />
      </p>
    </>
  );
}

function Side({ heading, companions }: { heading: string; companions: readonly Companion[] }) {
  return (
    <section>
      <h3>{heading}</h3>
      <ul className="stack-3 mt-2">
        {companions.map(({ number, score, label, line }) => (
          <li key={number} className={styles.pair}>
            <a
              className={`overlay ${styles.who}`}
              href={path(`numbers/${number}`)}
              data-number={number}
            >
              <NumberFigure number={number} detail="mark" />
              <span className="numeral">{number}</span>
            </a>
            <div>
              <p className="label quiet">{words.labeled(score, label)}</p>
              <p className="reading">{line}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
