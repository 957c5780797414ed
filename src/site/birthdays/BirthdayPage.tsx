import type { CoreNumber } from '@ninefold/numerology';
import { shortMonth } from '#texts/language';
import { dayReadings } from '#texts/readings/day-of-month';
import * as words from '#texts/site/birthdays';
import { pages } from '../../config/pages';
import { pairPath, path } from '../../config/paths';
import { numberNames } from '../../numbers/number-names';
import type { DayOfMonth } from '../../readings/types';
import { workingLine } from '../../result/working/describe-step';
import { LinkedText } from '../../ui/page/TextLink';
import { ArticleTable } from '../articles/ArticleTable';
import { EntryTop } from '../reference/EntryTop';
import { Neighbors } from '../reference/Neighbors';
import { Plate } from '../reference/Plate';
import { Sheet } from '../reference/Sheet';
import styles from './BirthdayPage.module.css';
import { attitudesOf, bestMatches, DAYS, numberOfDay, sameRoot } from './birthdays';

type Props = { day: DayOfMonth };

const ROOT = { id: 'root', heading: words.sameRoot };
const MONTHS = { id: 'months', heading: words.monthByMonth };
const MATCHES = { id: 'matches', heading: words.getsAlong };

/** A day of the month: what it is said to mean, its relatives, its months and its company. */
export function BirthdayPage({ day }: Props) {
  const { title, meaning, text, differs } = dayReadings[day];
  const { value: number, steps } = numberOfDay(day);
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
            <LinkedText text={words.birthdayNumber(number, workingLine(steps))} />
          </p>
          <p className={`lead measure ${styles.text}`}>{differs}</p>
          <ul className="stack-1 mt-2">
            {sameRoot(day).map((other) => (
              <li key={other}>
                <LinkedText
                  text={words.relative(
                    other,
                    pages[`birthdays/${other}`].name,
                    dayReadings[other].title,
                  )}
                />
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.part} aria-labelledby={MONTHS.id}>
          <h2 id={MONTHS.id}>{MONTHS.heading}</h2>
          <p className={`reading quiet ${styles.lead}`}>
            <LinkedText text={words.aboutAttitude} />
          </p>
          <Months day={day} />
        </section>
        <section className={styles.part} aria-labelledby={MATCHES.id}>
          <h2 id={MATCHES.id}>{MATCHES.heading}</h2>
          <p className={`reading quiet ${styles.lead}`}>
            <LinkedText text={words.aboutMatches(number)} />
          </p>
          <Matches day={day} number={number} />
        </section>
        <p className={`lead measure ${styles.text}`}>
          <LinkedText text={words.oneOfMany} />
        </p>
        <Neighbors
          label={words.others}
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
          <th scope="col">{words.bornIn}</th>
          <th scope="col">{words.monthAndDay}</th>
          <th scope="col">{numberNames.attitude.label}</th>
        </tr>
      </thead>
      <tbody>
        {attitudesOf(day).map(({ month, attitude }) => (
          <tr key={month}>
            <th scope="row">{shortMonth(month)}</th>
            <td>{attitude ? workingLine(attitude.steps) : words.noSuchDay(day)}</td>
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

function Matches({ day, number: own }: Props & { number: CoreNumber }) {
  return (
    <ul className="stack-1 mt-2">
      {bestMatches(day).map(({ number, score, days }) => (
        <li key={number}>
          <LinkedText text={words.describeMatch(days, number, score, pairPath(own, number))} />
        </li>
      ))}
    </ul>
  );
}
