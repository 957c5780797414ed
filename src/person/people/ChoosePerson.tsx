import type { ComponentProps } from 'react';
import { LoadedPart } from '../../ui/loading/PendingReading';
import styles from './ChoosePerson.module.css';
import { useIsAnybodyKept } from './is-anybody-kept';
import type { PersonSelect } from './PersonSelect';

const loadSelect = async () => (await import('./PersonSelect')).PersonSelect;

/**
 * Fills the fields of a form with somebody whom the visitor keeps, or goes on as them. Absent while that is nobody: most
 * visitors never load it.
 */
export function ChoosePerson(props: ComponentProps<typeof PersonSelect>) {
  const isAnybodyKept = useIsAnybodyKept();
  return (
    <div className={styles.slot}>
      {isAnybodyKept && (
        <LoadedPart load={loadSelect} failed="We couldn’t load the people you’ve kept.">
          {(Select) => <Select {...props} />}
        </LoadedPart>
      )}
    </div>
  );
}
