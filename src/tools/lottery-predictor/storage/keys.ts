/** Where the results are saved: a JSON list, the newest first. */
export const RESULTS_KEY = 'lottery_results';

/** Where the name last used is saved. */
export const NAME_KEY = 'lottery_username';

/** Where unreadable results are backed up; earlier backups have the suffixes `_1`, `_2` and so on. */
export const BACKUP_KEY = `${RESULTS_KEY}_backup`;

/** Where a result is marked as deleted: this, followed by its id. */
export const DELETED_KEY = `${RESULTS_KEY}_deleted_`;
