import * as words from '#texts/tools/profile/small';
import { Disclosure } from '../../../ui/primitives/Disclosure';
import { CompactWorking } from '../entries/CompactWorking';
import styles from '../Profile.module.css';
import type { SmallGroup } from './small-numbers';

/** The numbers beyond the nine, in groups that open. */
export function SmallNumbers({ groups }: { groups: readonly SmallGroup[] }) {
  return (
    <div>
      {groups.map(({ id, use, numbers }) => (
        <Disclosure key={id} className="ruled-below whole">
          <summary className={`summary ${styles.heading}`}>
            <span>
              {words.groups[id]}
              <span className={`note ${styles.names}`}>
                {numbers.map(({ id }) => words.names[id]).join(', ')}
              </span>
            </span>
          </summary>
          {use && <p className="note measure">{use}</p>}
          <ul className={`cards ${styles.numbers}`}>
            {numbers.map(({ id, shown, use, text, steps }) => (
              <li key={id}>
                <h3 className="gold">{words.nameAndNumber(id, shown)}</h3>
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
