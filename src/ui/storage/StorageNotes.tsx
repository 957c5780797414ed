import { plural } from '../../config/language';
import { backupKey } from './list-keys';
import styles from './StorageNotes.module.css';
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
      {unsaved > 0 && (
        <p className={styles.note}>
          {plural(unsaved, one, `${unsaved} of your ${many}`)} couldn’t be saved: this browser’s
          storage is full, or closed to us. Nothing’s lost as long as this page stays open, and
          it’ll be saved as soon as there’s room.
        </p>
      )}
      {hasUnsavedDeletion && (
        <p className={styles.note}>
          What you deleted is still saved: this browser’s storage can’t be changed right now. As
          long as this page stays open, it’ll try again every two seconds.
        </p>
      )}
      {isDamaged && (
        <p className={styles.note}>
          Some of the saved {many} couldn’t be read. Nothing’s thrown away: what we found is kept in
          this browser, under {backupKey(format.key)}, before anything new is saved.
        </p>
      )}
    </>
  );
}
