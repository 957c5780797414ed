/** The whole address of this page, for other browsers, with the fragment that it opens with. */
export function addressHere(fragment = ''): string {
  return location.origin + location.pathname + fragment;
}

/** Whether the address has a link to a result. Anything else after a # is an anchor in the page. */
export function hasLink(): boolean {
  return location.hash.includes('=');
}

/** Whether the visitor reloaded this page. */
export function isReload(): boolean {
  return navigationType() === 'reload';
}

/** Whether the visitor came by Back or Forward, and the page was loaded again. */
export function isBackOrForward(): boolean {
  return navigationType() === 'back_forward';
}

function navigationType(): NavigationTimingType | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type;
}
