import { backupKey } from './list-keys';
import type { SavedList } from './saved-list';
import { notRead, notSaved } from './words';

type Props = {
  list: SavedList<unknown>;
  format: { readonly key: string };
  /** What one record is to a visitor, at the start of a sentence: “Your result”. */
  one: string;
  /** Several of them: “results”. */
  many: string;
};

/** What could not be saved or read, in plain words. It belongs in a status line. */
export function StorageNotes({ list, format, one, many }: Props) {
  const { unsaved, isDamaged, hasUnsavedDeletion } = list;
  return (
    <>
      {unsaved > 0 && <p className="note card">{notSaved(unsaved, one, many)}</p>}
      {hasUnsavedDeletion && (
        <p className="note card">
          What you deleted is still saved: this browser’s storage can’t be changed right now. As
          long as this page stays open, it’ll try again every two seconds.
        </p>
      )}
      {isDamaged && <p className="note card">{notRead(many, backupKey(format.key))}</p>}
    </>
  );
}
