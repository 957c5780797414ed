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
  if (ours === theirs) {
    return `There are two common ways to add a date, and for yours both come to ${ours}. On about one date in seven they part: one of them meets a master number and keeps it, and the other goes round it.`;
  }
  return isMaster(ours)
    ? `There are two common ways to add a date, and yours is one of the dates, about one in seven, on which they part. In one row its digits meet ${ours}, a master number, which is kept. Month, day and year apart go round it and end at ${theirs}, the digit that ${ours} would reduce to.`
    : `There are two common ways to add a date, and yours is one of the dates, about one in seven, on which they part. In one row its digits end at ${ours}. Month, day and year apart meet ${theirs}, a master number, and keep it; reduced, it would be ${ours} as well.`;
}
