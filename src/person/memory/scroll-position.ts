/*
 * Where a visitor was on a page, for a reload, Back and Forward. The browser remembers a distance from
 * the top, and by the time a result is put in again that distance is another line. So what is remembered
 * is the element in the middle of the screen, and it comes back to where it was.
 */

/** The key of a position, without the history entry. */
const KEY = 'place ';

/** How long the position is held after a result is shown, while late parts of the page come in. */
const HOLD_MS = 2000;

interface ScrollPosition {
  /** The way to the element: the index of each ancestor among its siblings, from the body. */
  readonly path: readonly number[];
  /** From the top of the screen to the top of the element. */
  readonly top: number;
  /** How far the page was scrolled, and how tall it was: a guess until the element is there. */
  readonly scroll: number;
  readonly height: number;
}

/** Remembers the position whenever the page is left or the tab is hidden, which may be the end of it. */
export function rememberScrollPosition(): void {
  addEventListener('pagehide', save);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') save();
  });
}

/**
 * Puts a visitor back where they were in this history entry. The element that gets the result is as
 * tall as the page was until the event `restored`, so that the first paint is already in place.
 */
export function returnToScrollPosition(pending: HTMLElement | undefined): void {
  const position = take();
  if (!position) return;
  history.scrollRestoration = 'manual';
  pending?.style.setProperty('--held-height', `${position.height}px`);
  scrollTo({ top: position.scroll, behavior: 'instant' });

  let end = performance.now() + HOLD_MS;
  let isOver = false;
  const stop = () => {
    isOver = true;
    history.scrollRestoration = 'auto';
  };
  for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    addEventListener(act, stop, { once: true, passive: true });
  }
  function hold(now: number) {
    if (isOver) return;
    if (pending?.hasAttribute('data-restoring')) end = now + HOLD_MS;
    else scrollBack(position as ScrollPosition);
    if (now > end && document.readyState === 'complete') stop();
    else requestAnimationFrame(hold);
  }
  requestAnimationFrame(hold);
}

function scrollBack({ path, top }: ScrollPosition): void {
  let element: Element | undefined = document.body;
  for (const index of path) element = element?.children[index];
  if (!element) return;
  // What was open when the page was left is closed again.
  if (!element.checkVisibility()) {
    for (let details = element.closest('details'); details; ) {
      details.open = true;
      details = details.parentElement?.closest('details') ?? null;
    }
  }
  const distance = element.getBoundingClientRect().top - top;
  if (Math.abs(distance) >= 1) scrollBy({ top: distance, behavior: 'instant' });
}

function save(): void {
  const entry = historyEntry();
  // The menu may be open above the page.
  const middle = document
    .elementsFromPoint(innerWidth * 0.6, innerHeight / 2)
    .find((element) => !element.closest('header'));
  if (!entry || !middle) return;
  const path: number[] = [];
  for (let at: Element = middle; at.parentElement && at !== document.body; at = at.parentElement) {
    path.unshift([...at.parentElement.children].indexOf(at));
  }
  const position: ScrollPosition = {
    path,
    top: middle.getBoundingClientRect().top,
    scroll: scrollY,
    height: document.documentElement.scrollHeight,
  };
  try {
    sessionStorage.setItem(KEY + entry, JSON.stringify(position));
  } catch {
    // Not remembered, then.
  }
}

function take(): ScrollPosition | undefined {
  const entry = historyEntry();
  if (!entry) return undefined;
  try {
    const saved = sessionStorage.getItem(KEY + entry);
    sessionStorage.removeItem(KEY + entry);
    return saved ? (JSON.parse(saved) as ScrollPosition) : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets every position in this tab. */
export function forgetScrollPositions(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(KEY)) sessionStorage.removeItem(key);
    }
  } catch {
    // Storage is blocked: there is none.
  }
}

/** Undefined in a browser that does not name its history entries: it scrolls by itself, as ever. */
function historyEntry(): string | undefined {
  return globalThis.navigation?.currentEntry?.key;
}
