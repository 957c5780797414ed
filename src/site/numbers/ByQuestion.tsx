import { type PagePath, pages } from '../../config/pages';
import styles from './ByQuestion.module.css';

interface Question {
  readonly have: string;
  readonly paths: readonly PagePath[];
}

const QUESTIONS: readonly Question[] = [
  {
    have: 'I have a name and a date',
    paths: ['/', '/profile', '/career-number', '/karmic-past-life', '/blind-test'],
  },
  { have: 'I have a name', paths: ['/sigil', '/names', '/business-name'] },
  {
    have: 'I have a date',
    paths: ['/birthdays', '/birth-grid', '/personal-year', '/daily-decoder'],
  },
  {
    have: 'I have two people, or more',
    paths: ['/together', '/names-battle', '/people', '/numbers/compatibility'],
  },
  { have: 'I have a number', paths: ['/angel-numbers', '/why-different', '/lottery-predictor'] },
  {
    have: 'I want to know how it’s done',
    paths: ['/by-hand', '/methods', '/power-numerology-guide', '/blog'],
  },
];

/** Everything there is to look up, by what a visitor has. */
export function ByQuestion() {
  return (
    <div className={styles.questions}>
      {QUESTIONS.map(({ have, paths }) => (
        <section key={have}>
          <h2 className={styles.have}>{have}</h2>
          <ul className={styles.links}>
            {paths.map((path) => (
              <li key={path}>
                <a href={path}>{pages[path].label}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
