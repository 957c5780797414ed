import type { ComponentProps } from 'react';
import { noPeople } from '#texts/person';
import { LoadedPart } from '../../ui/loading/PendingReading';
import styles from './ChoosePerson.module.css';
import { useIsAnyoneSaved } from './is-anyone-saved';
import type { PersonSelect } from './PersonSelect';

const loadSelect = async () => (await import('./PersonSelect')).PersonSelect;

/**
 * Fills the fields of a form with somebody whom the visitor saved, or goes on as them. Absent while that is nobody: most
 * visitors never load it.
 */
export function ChoosePerson(props: ComponentProps<typeof PersonSelect>) {
  const isAnyoneSaved = useIsAnyoneSaved();
  return (
    <div className={styles.slot}>
      {isAnyoneSaved && (
        <LoadedPart load={loadSelect} failed={noPeople}>
          {(Select) => <Select {...props} />}
        </LoadedPart>
      )}
    </div>
  );
}
