import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is above the screen. One that is still below it was not scrolled past. */
export function useIsScrolledPast(element: RefObject<Element | null>): boolean {
  const [isPast, setIsPast] = useState(false);

  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => {
      const latest = entries.at(-1);
      if (latest) setIsPast(!latest.isIntersecting && latest.boundingClientRect.bottom <= 0);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return isPast;
}
