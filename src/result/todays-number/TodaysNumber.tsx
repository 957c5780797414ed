import '../../styles/numerals.css';
import { universalDayMeanings } from '#texts/readings/universal-day';
import * as words from '#texts/result/todays-number';
import { NumberFigure } from '../../art/NumberFigure';
import { DIGITS } from '../../numbers/digits-and-letters';
import { LinkedText } from '../../ui/page/TextLink';
import styles from './TodaysNumber.module.css';

/**
 * The universal day number. All nine meanings are in the page; `todays-number.client.ts` shows the one
 * for the visitor's date. They share one grid cell, so that showing one causes no layout shift.
 */
export function TodaysNumber() {
  return (
    <section className="card" data-testid="todays-number" aria-labelledby="todays-number-heading">
      <h2 id="todays-number-heading" className="gold h3">
        {words.heading}
      </h2>
      <div className={`stack-3 mt-2 ${styles.days}`}>
        {DIGITS.map((digit) => (
          <div key={digit} className={`row ${styles.day}`} data-day={digit}>
            <p className={`overlay numeral ${styles.badge}`}>
              <NumberFigure number={digit} detail="mark" />
              <span>{digit}</span>
            </p>
            <div className={styles.words}>
              <h3>{universalDayMeanings[digit].title}</h3>
              <p className="reading measure mt-half">{universalDayMeanings[digit].text}</p>
            </div>
          </div>
        ))}
        <p className={styles.unknown}>
          <LinkedText text={words.notLoaded} />
        </p>
      </div>
      <p className="note mt-2">
        <span data-sum>{words.howTo}</span> <LinkedText text={words.sameForEveryone} />
      </p>
    </section>
  );
}
