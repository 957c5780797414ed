/** What became of an attempt to share. */
export type Outcome = 'shared' | 'cancelled' | 'copied' | 'refused';

/**
 * Hands a text to the device's share function; without one, or where it fails, to the clipboard.
 * A visitor who closes the device's dialog has decided: nothing else happens.
 */
export async function shareScore(data: ShareData & { text: string }): Promise<Outcome> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share(data);
      return 'shared';
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
  }
  try {
    await navigator.clipboard.writeText(data.text);
    return 'copied';
  } catch {
    return 'refused';
  }
}
