import { angelNumbers, digitSays, repeatSays } from '#texts/readings/angel-numbers';
import * as words from '#texts/site/angel-numbers';
import { pages } from '../../config/pages';
import { Field } from '../../ui/form/Field';
import { PageSection } from '../../ui/page/PageSection';
import { PageTitle } from '../../ui/page/PageTitle';
import { LinkedText } from '../../ui/page/TextLink';
import { Button } from '../../ui/primitives/Button';
import { Sheet } from '../reference/Sheet';
import { AngelEntry } from './AngelEntry';
import styles from './AngelNumbers.module.css';
import type { Pattern } from './pattern-of';

/** Numbers that people keep seeing, and a way to look one up. `angel-numbers.client.ts` does the rest. */
export function AngelNumbers() {
  return (
    <>
      <PageTitle page={pages['angel-numbers']} />
      <PageSection isFirst>
        <form className={`row ${styles.form}`} data-look-up noValidate>
          <Field
            label={words.label}
            hint={words.hint}
            inputMode="numeric"
            required
            pattern="(\D*\d){1,6}\D*"
          />
          {/* The script enables it. */}
          <Button type="submit" disabled>
            {words.submit}
          </Button>
          <noscript>
            <p>{words.withoutScript}</p>
          </noscript>
        </form>
        <article className={`mt-3 ${styles.composed}`} data-composed tabIndex={-1} hidden>
          <h2 className="h2 gold">{words.yourNumber}</h2>
          <p className={`reading measure ${styles.text}`} />
          <ul className={styles.digits} />
          <p className="reading quiet">{words.noEntry}</p>
        </article>
        <nav aria-label={words.onThisPage}>
          <ul className={`row-0 mt-3 ${styles.numbers}`}>
            {angelNumbers.map(({ number }) => (
              <li key={number}>
                <a className="touch" href={`#${number}`}>
                  {number}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </PageSection>
      <Sheet>
        <div className={`columns ${styles.entries}`}>
          {angelNumbers.map((reading) => (
            <AngelEntry key={reading.number} reading={reading} />
          ))}
        </div>
        <Odds />
        <OtherNumbers />
      </Sheet>
    </>
  );
}

/** How often chance shows a number, and what was counted to say so. */
function Odds() {
  return (
    <section id="odds" className="mt-8">
      <h2>{words.odds}</h2>
      <p className={`reading measure ${styles.text}`}>{words.aboutOdds}</p>
    </section>
  );
}

/** What any other number is read from, for the script and for whoever does without it. */
function OtherNumbers() {
  return (
    <section id="other" className="mt-8">
      <h2>{words.anyOther}</h2>
      <p className={`reading measure ${styles.text}`}>{words.aboutOthers}</p>
      <dl className={`stack-1 measure ${styles.parts}`}>
        {Object.entries(words.patterns).map(([pattern, name]) => (
          <div key={pattern}>
            <dt className="strong">{name}</dt>
            <dd className="reading" data-says={pattern}>
              {repeatSays[pattern as Pattern]}
            </dd>
          </div>
        ))}
      </dl>
      <dl className={`stack-1 measure ${styles.parts}`}>
        {Object.entries(digitSays).map(([digit, says]) => (
          <div key={digit}>
            <dt className="strong">{digit}</dt>
            <dd className="reading" data-says={digit}>
              {says}
            </dd>
          </div>
        ))}
      </dl>
      <p className={`reading measure ${styles.text}`}>
        <LinkedText text={words.whyAlways} />
      </p>
    </section>
  );
}
