declare const self: ServiceWorkerGlobalScope;
/** What the names of the caches of this language end with. Inserted by the build. */
declare const CACHE_ENDING: string;

// The service worker of a site that no longer offers an offline copy. It replaces the one that a
// browser still has, at once, deletes what that one cached, and unregisters itself.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(withdraw());
});

async function withdraw(): Promise<void> {
  await Promise.all(['site', 'read', 'seen'].map((name) => caches.delete(name + CACHE_ENDING)));
  indexedDB.deleteDatabase('workbox-expiration');
  await self.registration.unregister();
}

// Makes this file a module, so that its names do not clash with those of the other worker.
export {};
