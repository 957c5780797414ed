import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../../ui/loading/lazy-part';
import styles from './ChoosePerson.module.css';
import { useIsAnybodyKept } from './is-anybody-kept';
import type { PersonSelect as Select } from './PersonSelect';

const PersonSelect = lazyPart(async () => (await import('./PersonSelect')).PersonSelect);

/**
 * Fills the fields of a form with somebody whom the visitor keeps. Absent while that is nobody: most
 * visitors never load it.
 */
export function ChoosePerson(props: ComponentProps<typeof Select>) {
  const isAnybodyKept = useIsAnybodyKept();
  return (
    <div className={styles.slot}>
      <Suspense>{isAnybodyKept && <PersonSelect {...props} />}</Suspense>
    </div>
  );
}
