import { useSyncExternalStore } from 'react';
import type { Person } from '../entry/person';
import { personOfVisit, watchVisit } from './visit';

/** The person of this visit, kept up to date; nobody in the page as it was built. */
export function useVisitor(): Person | undefined {
  return useSyncExternalStore(watchVisit, personOfVisit, () => undefined);
}
