/** The outcome of an attempt to share. */
export type Outcome = 'shared' | 'canceled' | 'copied' | 'refused';

/**
 * Shares through the Web Share API. Where that is missing or fails, copies a text to the clipboard.
 * Nothing else happens after a visitor closes the device's dialog.
 */
export async function shareText(data: ShareData, textToCopy: string): Promise<Outcome> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share(data);
      return 'shared';
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'canceled';
  }
  try {
    await navigator.clipboard.writeText(textToCopy);
    return 'copied';
  } catch {
    return 'refused';
  }
}
