import type { ClientDirective } from 'astro';

/** How long to wait for a paint that may not come soon, as in a page opened behind another. */
const LONGEST_WAIT_MS = 1000;

/** Wakes an island once the page has been painted: its scripts would hold that up. */
const painted: ClientDirective = async (load) => {
  await Promise.race([firstPaint(), timeout()]);
  const wake = await load();
  await wake();
};

// biome-ignore lint/style/noDefaultExport: Astro looks for one
export default painted;

declare module 'astro' {
  interface AstroClientDirectives {
    'client:painted'?: boolean;
  }
}

function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

function timeout(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT_MS);
  });
}
