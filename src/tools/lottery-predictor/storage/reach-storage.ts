/** The browser's storage, or nothing where it has none or does not let us at it. */
export function reachStorage(): Storage | undefined {
  try {
    // Some embedded browsers have `null` here, whatever the types say.
    return window.localStorage ?? undefined;
  } catch {
    return undefined;
  }
}
