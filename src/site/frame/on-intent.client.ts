import type { ClientDirective } from 'astro';
import { rememberPlace, returnToPlace } from '../../ui/session/place';
import { holdRestoring } from './hold-restoring.client';

/** How long to wait for the first paint, which may not come soon in a background tab. */
const MAX_WAIT_MS = 1000;

/** Its buttons do nothing then, and a visitor should know why. */
const FAILURE =
  'Part of this page couldn’t be loaded, so the buttons here don’t work. Check your connection and reload the page.';

/** What shows that a visitor is about to use an island. */
const INTENTS = ['pointerover', 'touchstart', 'focusin', 'keydown', 'click'];

/**
 * Hydrates an island when a visitor turns to it, so that whoever only reads the page runs none of its
 * scripts; at once where something is remembered, or where the built page cannot know the day. A press
 * that comes too early is answered later. With the value `restores`, an island that opens with a result
 * is hidden until that is shown. A page has one island, and comes back as it was left.
 */
const onIntent: ClientDirective = async (load, { value }, island) => {
  const showsToday = value === 'shows today';
  if (showsToday || value === 'restores') holdRestoring(island);
  rememberPlace();
  returnToPlace(island);
  island.addEventListener('astro:hydration-error', () => sayThatItFailed(island), { once: true });
  holdPresses(island);
  const reason = showsToday || isSomethingRemembered() || intent(island);
  await Promise.race([firstPaint(), timeout()]);
  await reason;
  const hydrate = await load();
  await hydrate();
};

// biome-ignore lint/style/noDefaultExport: Astro expects one
export default onIntent;

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: true | 'restores' | 'shows today';
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

/** Whether an island may show more than the built page has: of a link, of this tab or of this browser. */
function isSomethingRemembered(): boolean {
  try {
    return location.hash !== '' || sessionStorage.length + localStorage.length > 0;
  } catch {
    // Storage is blocked.
    return false;
  }
}

function intent(island: HTMLElement): Promise<unknown> {
  return Promise.race(
    INTENTS.map(
      (kind) => new Promise((resolve) => island.addEventListener(kind, resolve, { once: true })),
    ),
  );
}

/** Keeps presses of buttons until the island can answer them, and then gives it each of them once. */
function holdPresses(island: HTMLElement): void {
  const pressed = new Set<HTMLElement>();
  function hold(event: Event) {
    const button = (event.target as Element).closest('button');
    if (!button) return;
    // Enter in a field is a press, too. Without a script it would send the form.
    event.preventDefault();
    pressed.add(button);
  }
  island.addEventListener('click', hold);
  // It does not come where hydrating failed.
  island.addEventListener(
    'astro:hydrate',
    () => {
      island.removeEventListener('click', hold);
      // Each in a task of its own, as a visitor's would be: React renders in between.
      for (const button of pressed) setTimeout(() => button.click());
    },
    { once: true },
  );
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
