import { useEffect, useRef } from 'react';
import { type Arrival, useArrival } from '../../ui/browser/use-arrival';
import { forgetAsElsewhere, type Leaving, leavePage, markOpened, wasOpened } from './visit';

/** Calls back when a page is opened that shows what this tab remembers. */
export function useOpening(open: (arrival: Arrival) => Promise<unknown> | undefined): void {
  const left = useRef<Leaving>(undefined);
  useEffect(() => {
    function onPageHide() {
      left.current = leavePage();
    }
    addEventListener('pagehide', onPageHide);
    return () => removeEventListener('pagehide', onPageHide);
  }, []);
  useArrival((how) => {
    // By Back or Forward to a link that was opened in this page before.
    const arrival = how === 'link' && wasOpened() ? 'back from cache' : how;
    if (arrival === 'back from cache' && left.current) forgetAsElsewhere(left.current);
    const opened = open(arrival);
    markOpened();
    return opened;
  });
}
