import { prefixed, workerAddress } from '#prefix';
import { isSavingData } from '../../ui/browser/is-saving-data';

/** The part of Trusted Types that is used here; TypeScript has no types for them yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL: (address: string) => string };
}
/** By then a page has fetched what it needs, and a visitor who left again has downloaded no copy. */
const DELAY_MS = 3000;

/** Installs the service worker, which downloads the site for visits without a network. */
async function installOfflineCopy(): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirstVisit = !serviceWorker.controller;
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
  // The content security policy allows this Trusted Types policy only, and it allows one address.
  const policy = types?.createPolicy('offline', { createScriptURL: () => workerAddress });
  const address = policy?.createScriptURL(workerAddress) ?? workerAddress;
  await serviceWorker.register(address, { scope: prefixed('/') });
  const { active } = await serviceWorker.ready;
  if (!isFirstVisit) return;
  // The pictures that this page loaded before the worker was active.
  const urlsToCache = performance
    .getEntriesByType('resource')
    .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'img')
    .map(({ name }) => name);
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

if ('serviceWorker' in navigator && !isSavingData()) {
  addEventListener('load', () => {
    // Storage may be full or forbidden. The site then works with a network only.
    setTimeout(() => installOfflineCopy().catch(() => {}), DELAY_MS);
  });
}
