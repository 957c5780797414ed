/** Scrolls to a new result that is out of view: below the form on a phone, above it after scrolling. */
export function scrollIntoView(element: Element | null): void {
  if (!element) return;
  const { top } = element.getBoundingClientRect();
  const isInView = top >= 0 && top <= innerHeight * 0.75;
  // Without the page's smooth scrolling: the result is there in the next frame.
  if (!isInView) element.scrollIntoView({ block: 'start', behavior: 'instant' });
}
