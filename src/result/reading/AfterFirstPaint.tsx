import { type ReactNode, useDeferredValue } from 'react';
import styles from './Result.module.css';

/**
 * What follows in a second render: the number, its title and its meaning are painted first. A page that is
 * still hidden shows everything at once.
 */
export function AfterFirstPaint({ children }: { children: ReactNode }) {
  const isHidden = document.querySelector('[data-restoring]') !== null;
  return useDeferredValue(true, isHidden) ? children : <div className={styles.rest} />;
}
