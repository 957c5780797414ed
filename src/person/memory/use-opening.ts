import { useEffect, useRef } from 'react';
import { type Arrival, useArrival } from '../../ui/browser/use-arrival';
import { forgetAsElsewhere, type Leaving, leavePage, markOpened } from './visit';

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
  useArrival((arrival) => {
    if (arrival === 'back from cache' && left.current) forgetAsElsewhere(left.current);
    const opened = open(arrival);
    markOpened();
    return opened;
  });
}
