import type { ClientDirective } from 'astro';
import { rememberPlace, returnToPlace } from '../../ui/session/place';
import { holdRestoring } from './hold-restoring.client';

/** How long to wait for the first paint, which may not come soon in a background tab. */
const MAX_WAIT_MS = 1000;

/** Its buttons stay disabled then, and a visitor should know why. */
const FAILURE =
  'Part of this page couldn’t be loaded, so the buttons here don’t work. Check your connection and reload the page.';

/**
 * Hydrates an island after the first paint, which its scripts would delay. With the value `restores`, an
 * island that opens with a result is hidden until that is shown. A page has one island, and comes back
 * as it was left.
 */
const afterPaint: ClientDirective = async (load, { value }, island) => {
  if (value === 'restores') holdRestoring(island);
  rememberPlace();
  returnToPlace(island);
  island.addEventListener('astro:hydration-error', () => sayThatItFailed(island), { once: true });
  await Promise.race([firstPaint(), timeout()]);
  const hydrate = await load();
  await hydrate();
};

// biome-ignore lint/style/noDefaultExport: Astro expects one
export default afterPaint;

declare module 'astro' {
  interface AstroClientDirectives {
    'client:after-paint'?: true | 'restores';
  }
}

function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

function timeout(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, MAX_WAIT_MS);
  });
}

/** Below the button of a form; above an island that has none. */
function sayThatItFailed(island: HTMLElement): void {
  const message = document.createElement('p');
  message.role = 'alert';
  message.textContent = FAILURE;
  const form = island.querySelector('form');
  if (form) form.append(message);
  else island.prepend(message);
}
