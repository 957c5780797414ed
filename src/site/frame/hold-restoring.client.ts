import { opensWithResult } from '../../person/memory/stored-visit';

/** How long an island stays hidden at most: on a slow network the form is better than nothing. */
const MAX_WAIT_MS = 3000;

/**
 * Hides an island that opens with a result until that is shown. Its form and whatever follows it would
 * move when the result comes.
 */
export function holdRestoring(island: HTMLElement): void {
  if (!opensWithResult()) return;
  island.dataset.restoring = '';
  const show = () => delete island.dataset.restoring;
  document.addEventListener('restored', show, { once: true });
  island.addEventListener('astro:hydration-error', show, { once: true });
  setTimeout(show, MAX_WAIT_MS);
}
