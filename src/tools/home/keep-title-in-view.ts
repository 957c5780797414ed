/**
 * Scrolls to the top of the tabs if the title of the result below them, or its number while the title is
 * loading, is not on the screen.
 */
export function keepTitleInView(calculator: HTMLElement | null): void {
  const panel = calculator?.querySelector('[role="tabpanel"]');
  const title = (
    panel?.querySelector('h2') ?? panel?.querySelector('header')
  )?.getBoundingClientRect();
  const isInView = !title || (title.top >= 0 && title.bottom <= innerHeight);
  if (!isInView) calculator?.scrollIntoView({ block: 'start', behavior: 'instant' });
}
