/** Whether a browser prepares the page for a visitor who may come. */
export function isPrerendering(): boolean {
  return 'prerendering' in document && document.prerendering === true;
}

/** Resolves when the visitor sees the page: at once, unless it is prerendered. */
export async function whenShown(): Promise<void> {
  if (!isPrerendering()) return;
  await new Promise((resolve) => {
    document.addEventListener('prerenderingchange', resolve, { once: true });
  });
}
