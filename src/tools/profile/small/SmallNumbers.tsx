import { Disclosure } from '../../../ui/primitives/Disclosure';
import { CompactWorking } from '../entries/CompactWorking';
import styles from '../Profile.module.css';
import type { SmallGroup } from './small-numbers';

/** The numbers beyond the nine, in groups that open. */
export function SmallNumbers({ groups }: { groups: readonly SmallGroup[] }) {
  return (
    <div>
      {groups.map(({ heading, use, numbers }) => (
        <Disclosure key={heading} className={styles.group}>
          <summary className={`summary ${styles.heading}`}>
            <span>
              {heading}
              <span className={`note ${styles.names}`}>
                {numbers.map(({ label }) => label).join(', ')}
              </span>
            </span>
          </summary>
          {use && <p className="note measure">{use}</p>}
          <ul className={`cards ${styles.numbers}`}>
            {numbers.map(({ label, shown, use, text, steps }) => (
              <li key={label}>
                <h3 className="gold">
                  {label}: {shown}
                </h3>
                {use && <p className="note measure">{use}</p>}
                <p className="mt-half reading">{text}</p>
                <CompactWorking steps={steps} />
              </li>
            ))}
          </ul>
        </Disclosure>
      ))}
    </div>
  );
}
