import * as words from '#texts/ui/storage';
import { backupKey } from './list-keys';
import type { SavedList } from './saved-list';

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
      {unsaved > 0 && <p className="note card">{words.notSaved(unsaved, one, many)}</p>}
      {hasUnsavedDeletion && <p className="note card">{words.notDeleted}</p>}
      {isDamaged && <p className="note card">{words.notRead(many, backupKey(format.key))}</p>}
    </>
  );
}
