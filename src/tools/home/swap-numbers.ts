/** Where the numbers are that change places: in the panel, and in two tabs. */
interface Places {
  readonly panel: HTMLElement | null | undefined;
  readonly from: HTMLElement | null | undefined;
  readonly to: HTMLElement | null | undefined;
}

/**
 * Shows another number: it comes out of its tab, and the one before goes back into its own. At once where
 * the visitor wants no motion or the browser has none.
 */
export function swapNumbers({ panel, from, to }: Places, show: () => void): void {
  const numberIn = (place: HTMLElement | null | undefined) =>
    place?.querySelector<HTMLElement>('span[data-number]');
  const [shown, next] = [numberIn(panel), numberIn(to)];
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !document.startViewTransition || !shown || !next) {
    show();
    return;
  }
  name('shown', shown);
  name('next', next);
  const { ready, finished } = document.startViewTransition({
    types: ['swap'],
    update: () => {
      show();
      name('', next);
      name('shown', numberIn(from));
      name('next', numberIn(panel));
    },
  });
  // It rejects where another one begins first, or the tab is hidden.
  ready.catch(() => {});
  finished.catch(() => {}).finally(() => name('', numberIn(from)));
}

function name(value: string, element: HTMLElement | null | undefined): void {
  element?.style.setProperty('view-transition-name', value && `number-${value}`);
}
