import { RESULTS_KEY } from './keys';

/** What a tab heeds. */
interface Heed {
  /** Time to look at the storage. */
  readonly look: () => void;
  /** Another tab wrote these results, or, with `null`, removed them. */
  readonly hear: (text: string | null) => void;
}

/** Heeds the surroundings until the function that it returns is called. */
export type Watch = (heed: Heed) => () => void;

/** Heeds the browser: its first quiet moment, other tabs, and the return of a page put aside. */
export function watchBrowser({ look, hear }: Heed): () => void {
  const stopWaiting = afterPaint(look);

  function onStorage({ key, newValue }: StorageEvent) {
    // No key: everything was cleared. Another key: its removal may have left the room we lack.
    if (key === null || key === RESULTS_KEY) hear(newValue);
    else look();
  }
  function onShow({ persisted }: PageTransitionEvent) {
    // A page put aside hears nothing: what it remembers may have been removed, and counts no more.
    if (persisted) hear(null);
  }

  addEventListener('storage', onStorage);
  addEventListener('pageshow', onShow);
  return () => {
    stopWaiting();
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onShow);
  };
}

/** Ten thousand records take a moment to read: first the form is painted and can be used. */
function afterPaint(action: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(action);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
