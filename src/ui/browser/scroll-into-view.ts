/**
 * Scrolls to a new result. On a narrow screen it always comes to the top; on a wide one, where it is
 * next to the form, only if it is out of view.
 */
export function scrollIntoView(element: Element | null): void {
  if (!element) return;
  const { top } = element.getBoundingClientRect();
  const isNarrow = matchMedia('(width < 64rem)').matches;
  const isInView = !isNarrow && top >= 0 && top <= innerHeight * 0.75;
  // Overrides the page's smooth scrolling, so that the result is visible in the next frame.
  if (!isInView) element.scrollIntoView({ block: 'start', behavior: 'instant' });
}
