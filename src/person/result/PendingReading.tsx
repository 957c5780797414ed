import type { Loading } from '../../ui/loading/use-loaded';
import { Button } from '../../ui/primitives/Button';
import styles from './PendingReading.module.css';

type Props = {
  loading: Exclude<Loading<unknown>, { state: 'ready' }>;
  /** What is said while it loads. */
  waiting?: string;
  /** What is said where it failed to load: what is missing, and what is still there. */
  failed?: string;
};

/** The message for a reading, or another part of a result, that is loading or failed to load. */
export function PendingReading({
  loading,
  waiting = 'Getting the reading…',
  failed = 'We couldn’t load the reading. Your number still stands, and here’s how it was found.',
}: Props) {
  if (loading.state === 'loading') return <p>{waiting}</p>;
  return (
    <div className={styles.pending}>
      <p>{failed}</p>
      <Button tone="plain" onClick={loading.retry}>
        Try again
      </Button>
    </div>
  );
}
