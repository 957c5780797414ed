/** All that is read about two people. It is fetched when the form is used. */
export { summarize } from './comparison/summary';
export { togetherTables } from './together-tables';
