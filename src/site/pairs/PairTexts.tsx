import { foldToNine } from '@ninefold/numerology';
import type { Meeting } from '../../readings/pairs/meeting';
import styles from './PairTexts.module.css';
import { allPairs, type Pair } from './pairs';

interface Group {
  readonly meeting: Meeting;
  readonly heading: string;
  readonly lead: string;
}

/** The parts of the page, in order: friends first. */
export const PAIR_GROUPS: readonly Group[] = [
  {
    meeting: 'friends',
    heading: 'Friends',
    lead: 'Two different numbers with 70 points or more. Nine of these eleven pairs belong to one triad.',
  },
  {
    meeting: 'neutral',
    heading: 'In between',
    lead: 'Two different numbers with 50 to 69 points. They can live together well, with a little care.',
  },
  {
    meeting: 'opposite',
    heading: 'Opposites',
    lead: 'Two different numbers with less than 50 points. They want different things and have to talk about it.',
  },
  {
    meeting: 'same',
    heading: 'The same number twice',
    lead: 'Two people who want the same thing. Sometimes that helps, and sometimes both want the same chair.',
  },
  {
    meeting: 'masters',
    heading: 'Pairs with a master number',
    lead: 'The texts are about 11, 22 and 33 themselves. For the score they count as 2, 4 and 6.',
  },
];

/** The texts of all pairs under the ways of meeting, each with the highest score first. */
export function PairTexts() {
  return PAIR_GROUPS.map(({ meeting, heading, lead }) => (
    <section key={meeting} className={styles.group} aria-labelledby={meeting}>
      <h2 id={meeting}>{heading}</h2>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.pairs}>
        {allPairs
          .filter((pair) => pair.meeting === meeting)
          .map((pair) => (
            <PairText key={pair.key} pair={pair} />
          ))}
      </div>
      <p className={styles.back}>
        <a href="#table">Back to the table</a>
      </p>
    </section>
  ));
}

function PairText({ pair: { key, first, second, score, meeting, text } }: { pair: Pair }) {
  return (
    <article className={`${styles.pair} later`}>
      <h3 id={key}>
        {first} and {second}
      </h3>
      <p className={styles.score}>
        {score} of 100
        {meeting === 'masters' &&
          `, counted as ${foldToNine(first).value} and ${foldToNine(second).value}`}
      </p>
      <p className={styles.text}>{text}</p>
    </article>
  );
}
