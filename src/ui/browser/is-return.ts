/** Whether the visitor reloaded this page or came back to it, instead of opening it anew. */
export function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate';
}
