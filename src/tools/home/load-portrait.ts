/** Fetches what the nine numbers say together, once one of them is read. */
export const loadPortrait = () => import('../../portrait/portrait');

/** What puts the numbers of a person together, with all its sentences. */
export type PortraitWriter = Awaited<ReturnType<typeof loadPortrait>>;
