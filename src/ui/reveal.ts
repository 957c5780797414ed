/** Brings a new result into view where it is not: below the form on a phone, above after scrolling. */
export function reveal(element: Element | null): void {
  if (!element) return;
  const { top } = element.getBoundingClientRect();
  const isInView = top >= 0 && top <= innerHeight * 0.75;
  // At once, though the page scrolls slowly elsewhere: a press shows its result in the next frame.
  if (!isInView) element.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/**
 * Leaves what is below a phone's screen out of a new result's first frame, by a rule of
 * Result.module.css: it would take about as long as all the rest.
 */
export function firstScreenFirst(element: Element | null): void {
  if (!element) return;
  element.toggleAttribute('data-arriving', true);
  // Its first word comes right after that frame, wherever the element is.
  const frame = new IntersectionObserver(() => {
    frame.disconnect();
    element.removeAttribute('data-arriving');
  });
  frame.observe(element);
}
