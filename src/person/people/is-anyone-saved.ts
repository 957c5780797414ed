import { useSyncExternalStore } from 'react';

/*
 * Whether somebody is saved is an attribute of the document: person-record.ts sets it before the first
 * paint, and styles and forms read it without loading the people.
 */

const CHANGE = 'people-change';
const ATTRIBUTE = 'data-people';

function watch(onChange: () => void): () => void {
  document.addEventListener(CHANGE, onChange);
  addEventListener('pageshow', onChange);
  return () => {
    document.removeEventListener(CHANGE, onChange);
    removeEventListener('pageshow', onChange);
  };
}

/** Whether this browser has saved anybody. */
export function useIsAnyoneSaved(): boolean {
  return useSyncExternalStore(
    watch,
    () => document.documentElement.hasAttribute(ATTRIBUTE),
    () => false,
  );
}

/** Corrects it, once the people are read or have changed. */
export function setIsAnyoneSaved(isAnyoneSaved: boolean): void {
  document.documentElement.toggleAttribute(ATTRIBUTE, isAnyoneSaved);
  document.dispatchEvent(new Event(CHANGE));
}
