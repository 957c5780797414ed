/** What is sent along with a picture. */
export interface Message {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** Whether the device can share pictures. */
export function canSharePictures(): boolean {
  return (
    navigator.canShare?.({ files: [new File([], 'picture.png', { type: 'image/png' })] }) ?? false
  );
}

/** Shares through the device. False where it cannot; a visitor who cancels has decided. */
export async function shareWithDevice(data: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
