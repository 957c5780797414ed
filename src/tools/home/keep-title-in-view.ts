/** Scrolls to the top of the tabs if the title of the result below them is not on the screen. */
export function keepTitleInView(calculator: HTMLElement | null): void {
  const title = calculator?.querySelector('[role="tabpanel"] h2')?.getBoundingClientRect();
  const isInView = !title || (title.top >= 0 && title.bottom <= innerHeight);
  if (!isInView) calculator?.scrollIntoView({ block: 'start', behavior: 'instant' });
}
