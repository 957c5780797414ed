import { CopyButton } from '../../ui/primitives/CopyButton';
import type { Person } from '../entry/person';
import { LoadedPart } from './PendingReading';
import styles from './ResultActions.module.css';

const loadKeepPerson = async () => (await import('../people/KeepPerson')).KeepPerson;

type Props = {
  /** The result as a URL fragment; none where no link can hold it. */
  fragment: string | undefined;
  /** Whom the result is about. A business is nobody. */
  people?: readonly Person[] | undefined;
};

/** What can be done with a result once it was read: copy a link that restores it, keep whom it is about. */
export function ResultActions({ fragment, people = [] }: Props) {
  return (
    <div className={styles.actions}>
      {fragment && (
        <CopyButton
          key={fragment}
          label="Copy link"
          description="Link to this result"
          getText={() => location.origin + location.pathname + fragment}
        />
      )}
      {people.map((person, index) => (
        // Two people have no identity but their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={index} className={styles.keep}>
          <LoadedPart load={loadKeepPerson} failed="We couldn’t load the button that keeps people.">
            {(KeepPerson) => <KeepPerson person={person} isNamed={people.length > 1} />}
          </LoadedPart>
        </div>
      ))}
    </div>
  );
}
