import { type CalendarDate, isMaster, lifePath, lifePathApart } from '@ninefold/numerology';
import { Disclosure } from '../../ui/primitives/Disclosure';
import { WorkingSteps } from '../../ui/working/WorkingSteps';
import styles from './OtherMethod.module.css';

/** The Life Path by this site's rule and by the other common one, and why they may differ. */
export function OtherMethod({ date }: { date: CalendarDate }) {
  const ours = lifePath(date);
  const theirs = lifePathApart(date);
  return (
    <Disclosure className={styles.method} data-testid="other-method">
      <summary className={styles.summary}>Why do other sites say otherwise?</summary>
      <p>{explain(ours.value, theirs.value)}</p>
      <div className={styles.both}>
        <section>
          <h3 className={styles.heading}>
            All digits in one row, our way <span className={styles.value}>{ours.value}</span>
          </h3>
          <WorkingSteps steps={ours.steps} />
        </section>
        <section>
          <h3 className={styles.heading}>
            Month, day and year apart <span className={styles.value}>{theirs.value}</span>
          </h3>
          <WorkingSteps steps={theirs.steps} />
        </section>
      </div>
      <p>
        <a href="/methods">Every rule this site uses, and the ones it does not</a>
      </p>
    </Disclosure>
  );
}

/** Both methods lead to the same digit. They differ only where one stops at a master number. */
function explain(ours: number, theirs: number): string {
  const both = 'There are two common ways to add up a date. ';
  if (ours === theirs) return `${both}For yours, both give ${ours}.`;
  const [kept, reduced] = isMaster(ours) ? [ours, theirs] : [theirs, ours];
  return `${both}For about one date in seven they give different numbers, and yours is one of them: one way comes to ${kept}, a master number, which is kept, and the other goes on to ${reduced}.`;
}
