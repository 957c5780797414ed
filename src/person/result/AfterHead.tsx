import { type ReactNode, useDeferredValue } from 'react';

type Props = {
  children: ReactNode;
  /** Shown until then. */
  placeholder?: ReactNode;
};

/**
 * What follows in a second render: the number, its title and its meaning are painted first. A page that is
 * still hidden shows everything at once.
 */
export function AfterHead({ children, placeholder }: Props) {
  const isHidden = document.querySelector('[data-restoring]') !== null;
  return useDeferredValue(true, isHidden) ? children : placeholder;
}
