import { type Arrival, useArrival } from '../../ui/browser/use-arrival';
import { forgetAsElsewhere } from './visit';

/** Calls back when a page is opened that shows what this tab remembers. */
export function useOpening(open: (arrival: Arrival) => Promise<unknown> | undefined): void {
  useArrival((arrival, leftAt) => {
    if (arrival === 'back from cache') forgetAsElsewhere(leftAt);
    return open(arrival);
  });
}
