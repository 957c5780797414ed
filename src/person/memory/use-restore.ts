import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { hasLink } from './opens-with-result';

/**
 * Calls back when there may be a result to restore: after hydration, and after an event. `hashchange`
 * is a link opened in an open page; an anchor in the page is none, nor is the way back from it.
 * `pageshow` is also a page left in the back/forward cache. When the result is shown, or there is none,
 * the document gets the event `restored`. Without a callback nothing happens.
 */
export function useRestore(
  restore: (() => Promise<unknown> | undefined) | undefined,
  event: 'hashchange' | 'pageshow',
): void {
  const onChange = useEffectEvent(() => restore?.());
  const isUsed = restore !== undefined;
  const [countRestored, setCountRestored] = useState(0);

  // Before any press is answered: React hydrates and answers an early one in the same task.
  useLayoutEffect(() => {
    if (!isUsed) return;
    let link = '';
    function run() {
      link = location.hash;
      const finish = () => setCountRestored((count) => count + 1);
      const restored = onChange();
      if (restored) restored.then(finish);
      else finish();
    }
    function answer(happened: Event) {
      if (happened instanceof HashChangeEvent) {
        const isBackFromAnchor = location.hash === link && happened.oldURL.includes('#');
        if (!hasLink() || isBackFromAnchor) return;
      }
      run();
    }
    run();
    addEventListener(event, answer);
    // A result may have been calculated elsewhere since the page was prerendered.
    document.addEventListener('prerenderingchange', run);
    return () => {
      removeEventListener(event, answer);
      document.removeEventListener('prerenderingchange', run);
    };
  }, [event, isUsed]);

  // In the same commit as the result, before it is painted.
  useLayoutEffect(() => {
    if (countRestored > 0) document.dispatchEvent(new Event('restored'));
  }, [countRestored]);
}
