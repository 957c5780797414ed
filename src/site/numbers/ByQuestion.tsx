import { pages } from '../../config/pages';
import type { PageId } from '../../config/paths';
import styles from './ByQuestion.module.css';

interface Question {
  readonly have: string;
  readonly ids: readonly PageId[];
}

const QUESTIONS: readonly Question[] = [
  {
    have: 'I have a name and a date',
    ids: ['home', 'profile', 'career', 'karmic', 'blind-test'],
  },
  { have: 'I have a name', ids: ['sigil', 'names', 'business'] },
  {
    have: 'I have a date',
    ids: ['birthdays', 'birth-grid', 'personal-year', 'decoder'],
  },
  {
    have: 'I have two people, or more',
    ids: ['together', 'battle', 'people', 'pairs'],
  },
  { have: 'I have a number', ids: ['angel-numbers', 'why-different', 'lottery'] },
  {
    have: 'I want to know how it’s done',
    ids: ['by-hand', 'methods', 'guide-frame', 'blog'],
  },
];

/** Everything there is to look up, by what a visitor has. */
export function ByQuestion() {
  return (
    <div className={styles.questions}>
      {QUESTIONS.map(({ have, ids }) => (
        <section key={have}>
          <h2 className={styles.have}>{have}</h2>
          <ul className={styles.links}>
            {ids.map((id) => (
              <li key={id}>
                <a href={pages[id].path}>{pages[id].label}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
