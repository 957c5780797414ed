/** Scrolls to the top of the tabs if the title of the result below them is not on the screen. */
export function keepTitleInView(calculator: HTMLElement | null): void {
  const title = calculator?.querySelector('[role="tabpanel"] h2');
  if (!calculator || !title) return;
  const { top, bottom } = title.getBoundingClientRect();
  const header =
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const isInView = top >= header && bottom <= innerHeight;
  if (!isInView) calculator.scrollIntoView({ block: 'start', behavior: 'instant' });
}
