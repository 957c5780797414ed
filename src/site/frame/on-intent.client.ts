import type { ClientDirective } from 'astro';
import {
  rememberScrollPosition,
  returnToScrollPosition,
} from '../../person/memory/scroll-position';
import { showsSomethingRemembered } from '../../person/memory/stored-visit';
import { isSavingData } from '../../ui/browser/is-saving-data';
import { hasLink } from '../../ui/browser/navigation';
import { isPrerendering, whenShown } from '../../ui/browser/prerendering';
import { keepToOneButton } from './double-click.client';
import { holdRestoring } from './hold-restoring.client';
import { holdUse } from './hold-use.client';
import { moveOnEnter } from './move-on-enter.client';

/** How long to wait for the first paint, which may not come soon in a background tab. */
const MAX_WAIT_MS = 1000;

/** What shows that a visitor is about to use an island. Some programs fill in a field without focus. */
const INTENTS = 'pointerover touchstart focusin keydown click dragenter input change'.split(' ');

/**
 * Hydrates an island when the page is idle after loading, or as soon as a visitor turns to it. It does so
 * right after the first paint where the page shows more than it was built with: a link, a result or a
 * person that this tab remembers, or somebody saved. One that opens with a result is hidden until it is shown.
 *
 * A page has one island, and comes back as it was left.
 */
const onIntent: ClientDirective = async (load, _options, island) => {
  // What a page opens with is decided when it is shown: a visitor may be known, or forgotten, by then.
  if (isPrerendering()) load().catch(() => {});
  await whenShown();
  holdRestoring(island);
  rememberScrollPosition();
  returnToScrollPosition(island);
  island.addEventListener('astro:hydration-error', () => sayThatItFailed(island), { once: true });
  island.addEventListener('keydown', moveOnEnter);
  island.addEventListener('click', keepToOneButton, true);
  holdUse(island);
  const reason =
    showsSomethingRemembered() ||
    Promise.race([intent(island), linkOpened(), shownAgain(), idle()]);
  await Promise.race([firstPaint(), timeout()]);
  await reason;
  const hydrate = await load();
  await hydrate();
};

// biome-ignore lint/style/noDefaultExport: Astro expects one
export default onIntent;

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: true;
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

function event(target: EventTarget, kind: string): Promise<Event> {
  return new Promise((resolve) => {
    target.addEventListener(kind, resolve, { once: true });
  });
}

function intent(island: HTMLElement): Promise<unknown> {
  return Promise.race(INTENTS.map((kind) => event(island, kind)));
}

/** A link to a result was opened in the open page. */
async function linkOpened(): Promise<void> {
  while (!hasLink()) await event(window, 'hashchange');
}

/** The page comes back from the back/forward cache, and may have something else to show. */
async function shownAgain(): Promise<void> {
  let shown: Event;
  do shown = await event(window, 'pageshow');
  while (!(shown as PageTransitionEvent).persisted);
}

/** The page has loaded, and the browser has nothing else to do. Whoever saves data is not asked to load more. */
async function idle(): Promise<void> {
  if (isSavingData()) return new Promise(() => {});
  if (document.readyState !== 'complete') await event(window, 'load');
  // Safari does not say when it is idle.
  await new Promise<unknown>((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve));
}

/**
 * Below the button of a form; above an island that has none. The page has the words: this script is not built
 * for a language.
 */
function sayThatItFailed(island: HTMLElement): void {
  const message = document.createElement('p');
  message.role = 'alert';
  message.textContent = island.closest('main')?.dataset.noTool ?? '';
  const form = island.querySelector('form');
  if (form) form.append(message);
  else island.prepend(message);
}
