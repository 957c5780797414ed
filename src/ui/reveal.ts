/** Brings a new result into view where it is not: below the form on a phone, above after scrolling. */
export function reveal(element: Element | null): void {
  if (!element) return;
  const { top } = element.getBoundingClientRect();
  if (top < 0 || top > innerHeight * 0.75)
    element.scrollIntoView({ block: 'start', behavior: 'instant' });
}
