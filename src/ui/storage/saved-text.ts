import { createSyncedStore, type Ledger, type SyncedStore } from './synced-store';

/** A snapshot of a saved text; empty where none is saved. */
interface SavedText {
  readonly text: string;
}

/** One text in the browser's storage, as one tab knows it. */
export interface SavedTextStore extends Omit<SyncedStore<SavedText>, 'change'> {
  readonly save: (text: string) => void;
}

/** A text that is saved as soon as storage allows, and until then is not replaced by an older one. */
export function createSavedText(key: string): SavedTextStore {
  let text = '';
  let isSaved = true;
  const ledger: Ledger<SavedText> = {
    key,
    snapshot: () => ({ text }),
    isSaved: () => isSaved,
    pull(storage) {
      if (isSaved) text = storage.getItem(key)?.trim() ?? '';
    },
    push(storage) {
      if (isSaved) return;
      try {
        storage.setItem(key, text);
        isSaved = true;
      } catch {
        // It is tried again.
      }
    },
    // The storage itself says which text is the latest.
    receive() {},
    clear(storage) {
      text = '';
      isSaved = true;
      storage?.removeItem(key);
    },
  };
  const { change, ...store } = createSyncedStore(ledger);
  return {
    ...store,
    save: (next) =>
      change(() => {
        text = next;
        isSaved = false;
      }),
  };
}
