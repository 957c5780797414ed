import { type ComponentProps, useLayoutEffect, useRef } from 'react';

type Props = Omit<ComponentProps<'details'>, 'open' | 'ref'> & {
  /** The how-manieth content this is: a new one closes it. */
  turn?: string | number | undefined;
  /** Whether it opens by itself. */
  isOpen?: boolean;
};

/** A `details` that a new turn closes while its content changes in place: a new `key` would paint later. */
export function Disclosure({ turn, isOpen = false, ...rest }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const lastTurn = useRef(turn);
  useLayoutEffect(() => {
    if (!details.current) return;
    // It never closes under a visitor: a switch inside may bring what was missing.
    const mayClose = turn !== lastTurn.current && !details.current.contains(document.activeElement);
    if (isOpen || mayClose) details.current.open = isOpen;
    lastTurn.current = turn;
  }, [turn, isOpen]);
  return <details {...rest} ref={details} />;
}
