import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { hasLink, isBackOrForward, isReload } from './navigation';

export type Arrival =
  /** By a link, a menu, a card or an address. */
  | 'visit'
  /** By a link that was opened in the open page. */
  | 'link'
  | 'reload'
  /** By Back or Forward; the page was loaded again. */
  | 'back'
  /** By Back or Forward; the page comes from the back/forward cache, as it was left. */
  | 'back from cache';

/** Whether the visitor was here before. */
export function isReturn(arrival: Arrival): boolean {
  return arrival !== 'visit' && arrival !== 'link';
}

/**
 * Calls back when a page is opened: after hydration, when it returns from the back/forward cache, and when
 * a link is opened in it. An anchor in the page is no link, nor is the way back from it. When the result
 * is shown, or there is none, the document gets the event `restored`.
 */
export function useArrival(open: (arrival: Arrival) => Promise<unknown> | undefined): void {
  const onOpen = useEffectEvent(open);
  const [countOpened, setCountOpened] = useState(0);
  // Before any click is answered: React hydrates and answers an early one in the same task.
  useLayoutEffect(() => {
    let link = '';
    function run(arrival: Arrival) {
      link = location.hash;
      const finish = () => setCountOpened((count) => count + 1);
      const opened = onOpen(arrival);
      if (opened) opened.then(finish);
      else finish();
    }
    function onHashChange({ oldURL }: HashChangeEvent) {
      const isBackFromAnchor = location.hash === link && oldURL.includes('#');
      if (hasLink() && !isBackFromAnchor) run('link');
    }
    function onPageShow({ persisted }: PageTransitionEvent) {
      if (persisted) run('back from cache');
    }
    run(firstArrival());
    addEventListener('hashchange', onHashChange);
    addEventListener('pageshow', onPageShow);
    return () => {
      removeEventListener('hashchange', onHashChange);
      removeEventListener('pageshow', onPageShow);
    };
  }, []);
  // In the same commit as the result, before it is painted.
  useLayoutEffect(() => {
    if (countOpened > 0) document.dispatchEvent(new Event('restored'));
  }, [countOpened]);
}

function firstArrival(): Arrival {
  if (isReload()) return 'reload';
  return isBackOrForward() ? 'back' : 'visit';
}
