import type { Loading } from '../../ui/loading/use-loaded';
import { Button } from '../../ui/primitives/Button';
import styles from './PendingReading.module.css';

type Props = { loading: Exclude<Loading<unknown>, { state: 'ready' }> };

/** The message for a reading that is loading or failed to load. */
export function PendingReading({ loading }: Props) {
  if (loading.state === 'loading') return <p>Getting the reading…</p>;
  return (
    <div className={styles.pending}>
      <p>We couldn’t load the reading. Your number still stands, and here’s how it was found.</p>
      <Button tone="plain" onClick={loading.retry}>
        Try again
      </Button>
    </div>
  );
}
