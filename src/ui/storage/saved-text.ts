/** A text in the browser's storage. One that cannot be saved applies until the page is left. */
export function createSavedText(key: string) {
  const listeners = new Set<() => void>();
  let unsaved: string | undefined;

  return {
    /** The text; empty where none is saved, or storage is blocked. */
    read(): string {
      if (unsaved !== undefined) return unsaved;
      try {
        return localStorage.getItem(key)?.trim() ?? '';
      } catch {
        return '';
      }
    },
    /** Saves a text. An empty one is removed. */
    save(text: string): void {
      try {
        if (text) localStorage.setItem(key, text);
        else localStorage.removeItem(key);
        unsaved = undefined;
      } catch {
        unsaved = text;
      }
      for (const listener of listeners) listener();
    },
    /** Watches for changes, here and in another tab. */
    subscribe(onChange: () => void): () => void {
      listeners.add(onChange);
      addEventListener('storage', onChange);
      // A page that was left in the back/forward cache may have missed something.
      addEventListener('pageshow', onChange);
      return () => {
        listeners.delete(onChange);
        removeEventListener('storage', onChange);
        removeEventListener('pageshow', onChange);
      };
    },
  };
}
