/**
 * Whether the visitor reloaded this page or came back to it, by Back or by a link of this site, instead
 * of opening it anew.
 */
export function isReturn(): boolean {
  const isLink = document.referrer !== '' && new URL(document.referrer).origin === location.origin;
  return isBackOrReload() || isLink;
}

/** Whether the visitor reloaded this page or came back to it by Back or Forward: it is as it was left. */
export function isBackOrReload(): boolean {
  return isReload() || navigationType() === 'back_forward';
}

/** Whether the visitor reloaded this page. */
export function isReload(): boolean {
  return navigationType() === 'reload';
}

function navigationType(): NavigationTimingType | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type;
}
