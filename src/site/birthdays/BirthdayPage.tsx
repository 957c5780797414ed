import { shortMonth } from '#texts/language';
import { pages } from '../../config/pages';
import { path } from '../../config/paths';
import { numberNames } from '../../numbers/number-names';
import { workingLine } from '../../person/working/step-words';
import { type DayOfMonth, dayReadings } from '../../readings/day-of-month';
import { LinkedText } from '../../ui/page/TextLink';
import { ArticleTable } from '../articles/ArticleTable';
import { EntryTop } from '../reference/EntryTop';
import { Neighbors } from '../reference/Neighbors';
import { Plate } from '../reference/Plate';
import { Sheet } from '../reference/Sheet';
import styles from './BirthdayPage.module.css';
import { attitudesOf, bestMatches, DAYS, numberOfDay, sameRoot } from './birthdays';
import { aboutMatches, describeMatch, describeNumber, noSuchDay } from './words';

type Props = { day: DayOfMonth };

const ROOT = { id: 'root', heading: 'Days with the same root' } as const;
const MONTHS = { id: 'months', heading: 'Your Attitude, month by month' } as const;
const MATCHES = { id: 'matches', heading: 'Days it gets along with' } as const;

/** A day of the month: what it is said to mean, its relatives, its months and its company. */
export function BirthdayPage({ day }: Props) {
  const { title, meaning, text, differs } = dayReadings[day];
  const number = numberOfDay(day).value;
  const place = DAYS.indexOf(day);
  const [before, after] = [DAYS[place - 1], DAYS[place + 1]];
  return (
    <>
      <EntryTop
        page={pages[`birthdays/${day}`]}
        index={pages.birthdays}
        figure={<Plate number={number} numeral={day} />}
        epithet={title}
        meaning={meaning}
        contents={[ROOT, MONTHS, MATCHES]}
      >
        {text.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </EntryTop>
      <Sheet>
        <section className={styles.part} aria-labelledby={ROOT.id}>
          <h2 id={ROOT.id}>{ROOT.heading}</h2>
          <p className={`reading quiet ${styles.lead}`}>
            <LinkedText text={describeNumber(day)} />
          </p>
          <p className={`lead measure ${styles.text}`}>{differs}</p>
          <ul className="stack-1 mt-2">
            {sameRoot(day).map((other) => (
              <li key={other}>
                <a href={path(`birthdays/${other}`)}>{pages[`birthdays/${other}`].name}</a>:{' '}
                {dayReadings[other].title}
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.part} aria-labelledby={MONTHS.id}>
          <h2 id={MONTHS.id}>{MONTHS.heading}</h2>
          <p className={`reading quiet ${styles.lead}`}>
            <LinkedText text="Month plus day is the [Attitude number](page:methods#the-nine-numbers): how you come across in the first minute." />
          </p>
          <Months day={day} />
        </section>
        <section className={styles.part} aria-labelledby={MATCHES.id}>
          <h2 id={MATCHES.id}>{MATCHES.heading}</h2>
          <p className={`reading quiet ${styles.lead}`}>
            <LinkedText text={aboutMatches(number)} />
          </p>
          <Matches day={day} />
        </section>
        <p className={`lead measure ${styles.text}`}>
          <LinkedText text="The day is one number of many. [Add your month, your year and your name](page:home), or see [the whole profile](page:profile)." />
        </p>
        <Neighbors
          label="Other birthdays"
          before={before && `birthdays/${before}`}
          index="birthdays"
          after={after && `birthdays/${after}`}
        />
      </Sheet>
    </>
  );
}

function Months({ day }: Props) {
  return (
    <ArticleTable>
      <thead>
        <tr>
          <th scope="col">Born&nbsp;in</th>
          <th scope="col">Month + day</th>
          <th scope="col">{numberNames.attitude.label}</th>
        </tr>
      </thead>
      <tbody>
        {attitudesOf(day).map(({ month, attitude }) => (
          <tr key={month}>
            <th scope="row">{shortMonth(month)}</th>
            <td>{attitude ? workingLine(attitude.steps) : noSuchDay(day)}</td>
            <td>
              {attitude && (
                <a href={path(`numbers/${attitude.value}#attitude`)}>{attitude.value}</a>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </ArticleTable>
  );
}

function Matches({ day }: Props) {
  return (
    <ul className="stack-1 mt-2">
      {bestMatches(day).map((match) => (
        <li key={match.number}>
          <LinkedText text={describeMatch(day, match)} />
        </li>
      ))}
    </ul>
  );
}
