/**
 * Whether the visitor reloaded this page or came back to it, by Back or by a link of this site, instead
 * of opening it anew.
 */
export function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const isNew =
    !(navigation instanceof PerformanceNavigationTiming) || navigation.type === 'navigate';
  return (
    !isNew || (document.referrer !== '' && new URL(document.referrer).origin === location.origin)
  );
}
