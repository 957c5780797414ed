import { angelNumbers, digitSays, repeatSays } from '#texts/readings/angel-numbers';
import { pages } from '../../config/pages';
import { Field } from '../../ui/form/Field';
import { PageSection } from '../../ui/page/PageSection';
import { PageTitle } from '../../ui/page/PageTitle';
import { LinkedText } from '../../ui/page/TextLink';
import { Button } from '../../ui/primitives/Button';
import { Sheet } from '../reference/Sheet';
import { AngelEntry } from './AngelEntry';
import styles from './AngelNumbers.module.css';

const PATTERNS = {
  run: 'Three or more of a digit',
  ladder: 'Up or down by one',
  mirror: 'The same backward',
  pair: 'A digit twice in a row',
  none: 'No pattern',
} as const;

/** Numbers that people keep seeing, and a way to look one up. `angel-numbers.client.ts` does the rest. */
export function AngelNumbers() {
  return (
    <>
      <PageTitle page={pages['angel-numbers']} />
      <PageSection isFirst>
        <form className={`row ${styles.form}`} data-look-up noValidate>
          <Field
            label="Number you saw"
            hint="Up to six digits, like 444 or 11:11"
            inputMode="numeric"
            required
            pattern="(\D*\d){1,6}\D*"
          />
          {/* The script enables it. */}
          <Button type="submit" disabled>
            Look it up
          </Button>
          <noscript>
            <p>
              Looking a number up needs JavaScript, and it’s switched off here. Every entry is
              below.
            </p>
          </noscript>
        </form>
        <article className={`mt-3 ${styles.composed}`} data-composed tabIndex={-1} hidden>
          <h2 className="h2 gold">Your number</h2>
          <p className={`reading measure ${styles.text}`} />
          <ul className={styles.digits} />
          <p className="reading quiet">
            This number has no entry of its own. We put these lines together from its digits, the
            way it’s usually done.
          </p>
        </article>
        <nav aria-label="Numbers on this page">
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
        <div className={styles.entries}>
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
      <h2>How we counted the odds</h2>
      <p className={`reading measure ${styles.text}`}>
        One by one. A day has 1,440 minutes, and we looked at what a clock shows in each. For
        receipts we went through every total from 0.01 to 999.99, and for plates through every one
        from 0000 to 9999, and counted those with the number’s digits side by side. That takes all
        of them to be equally likely, which prices aren’t: plenty of them end in 99.
      </p>
    </section>
  );
}

/** What any other number is read from, for the script and for whoever does without it. */
function OtherNumbers() {
  return (
    <section id="other" className="mt-8">
      <h2>Any other number</h2>
      <p className={`reading measure ${styles.text}`}>
        There’s no list of all numbers, and nobody sends one. What you’ll find elsewhere is put
        together from the digits, so here are the parts. Look for the pattern first, then read each
        digit once.
      </p>
      <dl className={`stack-1 measure ${styles.parts}`}>
        {Object.entries(PATTERNS).map(([pattern, name]) => (
          <div key={pattern}>
            <dt>{name}</dt>
            <dd className="reading" data-says={pattern}>
              {repeatSays[pattern as keyof typeof PATTERNS]}
            </dd>
          </div>
        ))}
      </dl>
      <dl className={`stack-1 measure ${styles.parts}`}>
        {Object.entries(digitSays).map(([digit, says]) => (
          <div key={digit}>
            <dt>{digit}</dt>
            <dd className="reading" data-says={digit}>
              {says}
            </dd>
          </div>
        ))}
      </dl>
      <p className={`reading measure ${styles.text}`}>
        <LinkedText text="Why it’s always 11:11, and what to do about it, is in [our article on angel numbers](page:blog/angel-numbers). For the numbers of your name and your birthday, [use the calculator](page:home)." />
      </p>
    </section>
  );
}
