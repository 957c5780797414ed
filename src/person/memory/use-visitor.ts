import { useSyncExternalStore } from 'react';
import { readOne } from '../entry/entry';
import type { Person } from '../entry/person';
import { visitPersonText, watchVisit } from './visit';

/** The person of this visit, kept up to date; nobody in the page as it was built. */
export function useVisitor(): Person | undefined {
  return readOne(useSyncExternalStore(watchVisit, visitPersonText, () => ''));
}
