/** The events that a tab receives. */
interface StorageListener {
  /** The storage may have changed: read it again. */
  readonly refresh: () => void;
  /** Another tab wrote this text, or, with `null`, removed it. */
  readonly receive: (text: string | null) => void;
}

/**
 * Watches for changes of what is saved under a key: the first paint, other tabs, and the return from the
 * back/forward cache. Ends when the returned function is called.
 */
export function watchBrowser(own: string, { refresh, receive }: StorageListener): () => void {
  const stopWaiting = afterPaint(refresh);

  function onStorage({ key, newValue }: StorageEvent) {
    // No key: everything was cleared. Another key: its removal may have freed the space we lack.
    if (key === null || key === own) receive(newValue);
    else refresh();
  }
  // A page in the back/forward cache or asleep receives no events: its records may have been removed since.
  function onShow({ persisted }: PageTransitionEvent) {
    if (persisted) receive(null);
  }
  function onResume() {
    receive(null);
  }

  addEventListener('storage', onStorage);
  addEventListener('pageshow', onShow);
  document.addEventListener('resume', onResume);
  return () => {
    stopWaiting();
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onShow);
    document.removeEventListener('resume', onResume);
  };
}

/** Ten thousand records take a while to read, so the form is painted and usable first. */
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
