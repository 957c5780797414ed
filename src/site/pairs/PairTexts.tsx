import { FRIENDS_FROM, type Meeting, NEUTRAL_FROM } from '../../compatibility/meeting';
import styles from './PairTexts.module.css';
import { allPairs, type NumberPair } from './pairs';

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
    lead: `Two different numbers with ${FRIENDS_FROM} points or more. All pairs of one triad are here.`,
  },
  {
    meeting: 'neutral',
    heading: 'In between',
    lead: `Two different numbers with ${NEUTRAL_FROM} to ${FRIENDS_FROM - 1} points. They do fine together, with a little care.`,
  },
  {
    meeting: 'opposite',
    heading: 'Opposites',
    lead: `Two different numbers with less than ${NEUTRAL_FROM} points. They want different things, and it helps to talk about it.`,
  },
  {
    meeting: 'same',
    heading: 'The same number twice',
    lead: 'They want the same thing. Sometimes that helps, and sometimes it’s the same chair.',
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

function PairText({ pair: { key, first, second, score, text } }: { pair: NumberPair }) {
  return (
    <article className={`${styles.pair} later`}>
      <h3 id={key}>
        {first} and {second}
      </h3>
      <p className={styles.score}>{score} of 100</p>
      <p className={styles.text}>{text}</p>
    </article>
  );
}
