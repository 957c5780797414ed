/** Brings a new result into view where it is not: below the form on a phone, above after scrolling. */
export function reveal(element: Element | null): void {
  if (!element) return;
  const { top } = element.getBoundingClientRect();
  const isInView = top >= 0 && top <= innerHeight * 0.75;
  // At once, though the page scrolls slowly elsewhere: a press shows its result in the next frame.
  if (!isInView) element.scrollIntoView({ block: 'start', behavior: 'instant' });
}
