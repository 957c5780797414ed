import { listed } from '#texts/language';
import * as words from '#texts/tools/blind-test/played';
import { ADDITIONAL_INSIGHTS, coreParts } from '../../../result/reading/reading-parts';
import { Disclosure } from '../../../ui/primitives/Disclosure';
import styles from '../BlindTest.module.css';
import type { Round } from '../rules/deal';
import { labelsOf, type TestedNumbers } from '../rules/numbers';
import { type Passage, titleOf } from '../rules/passages';

type Props = {
  rounds: readonly Round[];
  answers: readonly number[];
  numbers: TestedNumbers;
  /** “Yours”, or “Anna’s”. */
  whose: string;
};

/** The ten rounds again, each with what was whose. */
export function OpenedRounds({ rounds, answers, numbers, whose }: Props) {
  return (
    <ol className={styles.openedRounds}>
      {rounds.map((round, index) => {
        const own = round.passages[round.own];
        const isFound = answers[index] === round.own;
        if (!own) return null;
        return (
          <li key={own.text}>
            <Disclosure className="ruled-below">
              <summary className={`summary ${styles.summary}`}>
                <span className={`${isFound ? 'gold' : 'quiet'} ${styles.found}`}>
                  {index + 1}. {isFound ? words.found : words.missed}
                </span>{' '}
                {listed(labelsOf(numbers, own.table, own.number))} {own.number}
              </summary>
              <div className={`stack-3 measure ${styles.passages}`}>
                {round.passages.map((passage, choice) => (
                  <section
                    key={passage.text}
                    className={
                      choice === round.own
                        ? `${styles.passage} ${styles.ownPassage}`
                        : styles.passage
                    }
                  >
                    <h4 className={`note ${styles.source}`}>
                      {describe(passage)}
                      {choice === round.own && <strong> · {whose}</strong>}
                      {choice === answers[index] && <strong> · {words.yourChoice}</strong>}
                    </h4>
                    <p>{passage.text}</p>
                  </section>
                ))}
              </div>
            </Disclosure>
          </li>
        );
      })}
    </ol>
  );
}

/** “5, Free Spirit: Challenges”. */
function describe(passage: Passage): string {
  const part = coreParts.find(({ field }) => field === passage.field);
  return words.source(passage.number, titleOf(passage), part?.heading ?? ADDITIONAL_INSIGHTS);
}
