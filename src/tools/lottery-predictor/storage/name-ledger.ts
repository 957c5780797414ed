import { NAME_KEY } from './keys';

/** One tab's memory of the saved name. */
export interface NameLedger {
  readonly text: () => string;
  readonly isSaved: () => boolean;
  readonly pull: (storage: Storage) => void;
  readonly push: (storage: Storage) => void;
  readonly change: (text: string) => void;
}

/** Remembers the name last used. A name that could not be saved is not replaced by an older one. */
export function createNameLedger(): NameLedger {
  let text = '';
  let isSaved = true;
  return {
    text: () => text,
    isSaved: () => isSaved,
    pull(storage) {
      if (isSaved) text = storage.getItem(NAME_KEY)?.trim() ?? '';
    },
    push(storage) {
      if (isSaved) return;
      try {
        storage.setItem(NAME_KEY, text);
        isSaved = true;
      } catch {
        // It is saved again with the results.
      }
    },
    change(next) {
      text = next;
      isSaved = false;
    },
  };
}
