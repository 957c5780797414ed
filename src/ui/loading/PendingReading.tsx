import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { tryAgain } from '#texts/ui';
import { gettingReading, noReading } from '#texts/ui/loading';
import { Button } from '../primitives/Button';
import { type Loading, useLoaded } from './use-loaded';

type Props = {
  loading: Loading<unknown>;
  /** What is said while it loads; empty where nothing is. */
  loadingText?: string;
  /** What is said where it failed to load: what is missing, and what is still there. */
  failed?: string;
};

/** The message for a reading, or another part of a result, that is loading or failed to load; nothing once it is there. */
export function PendingReading({
  loading,
  loadingText = gettingReading,
  failed = noReading,
}: Props) {
  if (loading.state === 'ready') return null;
  if (loading.state === 'loading') return loadingText && <p>{loadingText}</p>;
  return (
    <div className="stack-2 start">
      <p>{failed}</p>
      <Button tone="plain" onClick={loading.retry}>
        {tryAgain}
      </Button>
    </div>
  );
}

type PartProps<T> = { load: () => Promise<T>; failed: string; children: (loaded: T) => ReactNode };

/** A part of a page that is loaded when it is first shown. */
export function LoadedPart<T>({ load, failed, children }: PartProps<T>) {
  const { loading, preload } = useLoaded(load);
  const preloadOnce = useEffectEvent(preload);
  useEffect(() => void preloadOnce(), []);
  if (loading.state === 'ready') return children(loading.loaded);
  return <PendingReading loading={loading} loadingText="" failed={failed} />;
}
