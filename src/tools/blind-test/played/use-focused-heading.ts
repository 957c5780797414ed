import { useLayoutEffect, useRef } from 'react';

/** A ref for the heading of a view that comes in the place of another. In a page just opened the focus stays. */
export function useFocusedHeading(isRestored: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (isRestored) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [isRestored]);
  return heading;
}
