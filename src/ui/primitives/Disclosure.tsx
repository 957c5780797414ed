import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';

type Props = Omit<ComponentProps<'details'>, 'open' | 'ref'> & {
  isOpen?: boolean | undefined;
};

/** A `details` that opens and closes with `isOpen`, and never closes around the visitor's focus. */
export function Disclosure({ isOpen = false, ...rest }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  // In the page as it is built, too. Whoever opens or closes it later is not overruled by a render.
  const [startsOpen] = useState(isOpen);
  useLayoutEffect(() => {
    if (!details.current) return;
    // A switch inside may supply what was missing. The visitor is using it, so it stays open.
    if (isOpen || !details.current.contains(document.activeElement)) details.current.open = isOpen;
  }, [isOpen]);
  return <details {...rest} ref={details} open={startsOpen} />;
}
