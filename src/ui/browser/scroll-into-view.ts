/** Scrolls to a new result that is out of view: below the form on a phone, above it after scrolling. */
export function scrollIntoView(element: Element | null): void {
  if (!element) return;
  const { top } = element.getBoundingClientRect();
  const isInView = top >= 0 && top <= innerHeight * 0.75;
  // Overrides the page's smooth scrolling, so that the result is visible in the next frame.
  if (!isInView) element.scrollIntoView({ block: 'start', behavior: 'instant' });
}
