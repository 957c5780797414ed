import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back when there may be a result to restore: after hydration, and after an event. `hashchange`
 * is a link opened in an open page, `pageshow` also a page left in the back/forward cache.
 */
export function useRestore(restore: () => void, event: 'hashchange' | 'pageshow'): void {
  const onChange = useEffectEvent(restore);

  useEffect(() => {
    const run = () => onChange();
    run();
    addEventListener(event, run);
    // A result may have been calculated elsewhere since the page was prerendered.
    document.addEventListener('prerenderingchange', run);
    return () => {
      removeEventListener(event, run);
      document.removeEventListener('prerenderingchange', run);
    };
  }, [event]);
}
