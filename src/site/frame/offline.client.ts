/** The part of Trusted Types that is needed here; TypeScript does not know them yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL: (address: string) => string };
}
const WORKER = '/sw.js';
/** By then a page has woken and fetched what it needs; whoever has left again pays for no copy. */
const SETTLED_MS = 3000;

/** Lets the browser keep the whole site, so that the next visit needs no network. */
async function keepCopy(): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirstVisit = !serviceWorker.controller;
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
  // The security policy lets nobody but this policy name a script, and it names one only.
  const policy = types?.createPolicy('offline', { createScriptURL: () => WORKER });
  await serviceWorker.register(policy?.createScriptURL(WORKER) ?? WORKER);
  const { active } = await serviceWorker.ready;
  if (!isFirstVisit) return;
  // What this page showed before the worker was there to see it.
  const urlsToCache = performance
    .getEntriesByType('resource')
    .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'img')
    .map(({ name }) => name);
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

const { connection } = navigator as { connection?: { saveData: boolean } };
if ('serviceWorker' in navigator && !connection?.saveData) {
  addEventListener('load', () => {
    // Storage may be full or forbidden: then the site is only as good as the network.
    setTimeout(() => keepCopy().catch(() => {}), SETTLED_MS);
  });
}
