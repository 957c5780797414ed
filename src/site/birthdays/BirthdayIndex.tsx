import { dayReadings } from '#texts/readings/day-of-month';
import * as words from '#texts/site/birthdays';
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
          <h2>{words.whyOwnPage}</h2>
          <p>{words.asItStands}</p>
          <p>
            <LinkedText text={words.aCustom} />
          </p>
        </div>
      </PageSection>
    </>
  );
}
