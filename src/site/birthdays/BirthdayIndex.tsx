import { dayReadings } from '#texts/readings/day-of-month';
import { pages } from '../../config/pages';
import { path } from '../../config/paths';
import { PageSection } from '../../ui/page/PageSection';
import { PageTitle } from '../../ui/page/PageTitle';
import { LinkedText } from '../../ui/page/TextLink';
import styles from './BirthdayIndex.module.css';
import { DAYS, numberOfDay } from './birthdays';

/** The days of the month as a calendar, each with the way to its page. */
export function BirthdayIndex() {
  return (
    <>
      <PageTitle page={pages.birthdays} />
      <PageSection isFirst>
        <ul className={styles.days}>
          {DAYS.map((day) => (
            <li key={day}>
              <a
                className={`stack-half ${styles.day}`}
                href={path(`birthdays/${day}`)}
                data-number={numberOfDay(day).value}
              >
                <span className={`h2 gold ${styles.numeral}`}>{day}</span>
                <span className={`quiet ${styles.title}`}>{dayReadings[day].title}</span>
              </a>
            </li>
          ))}
        </ul>
        <div className="prose mt-6">
          <h2>Why the day has a page of its own</h2>
          <p>
            A whole birth date makes your Life Path. The day alone is a shortcut: a knack you’re
            said to have been born with. Bring it down to one digit and stop there, and the 2nd, the
            11th, the 20th and the 29th would all get the same three lines. We read the day as it
            stands. A 29 has a 2 and a 9 in it, and they don’t always agree.
          </p>
          <p>
            <LinkedText text="What its digits add up to matters too, and each page shows the sum. It’s a custom, not a finding, and it’s here to be enjoyed. For the rest of your date, and your name, [use the calculator](page:home)." />
          </p>
        </div>
      </PageSection>
    </>
  );
}
