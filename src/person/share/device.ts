/** What is sent along with a picture. */
export interface Message {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** The outcome of an attempt to share with the device. */
export type ShareOutcome = 'shared' | 'canceled' | 'failed';

/** Whether the device can share pictures. */
export function canSharePictures(): boolean {
  const picture = new File([], 'picture.png', { type: 'image/png' });
  return navigator.canShare?.({ files: [picture] }) ?? false;
}

/** Shares through the device, where it can. */
export async function shareWithDevice(data: ShareData): Promise<ShareOutcome> {
  if (typeof navigator.share !== 'function') return 'failed';
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'canceled' : 'failed';
  }
}
