import { type ComponentProps, useLayoutEffect, useRef } from 'react';

type Props = Omit<ComponentProps<'details'>, 'open' | 'ref'> & {
  /** Whether it opens by itself. */
  isOpen?: boolean | undefined;
};

/** A `details` that opens and closes with `isOpen`, and never closes around the visitor's focus. */
export function Disclosure({ isOpen = false, ...rest }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (!details.current) return;
    // A switch inside may bring what was missing: what the visitor uses stays open.
    if (isOpen || !details.current.contains(document.activeElement)) details.current.open = isOpen;
  }, [isOpen]);
  return <details {...rest} ref={details} />;
}
