declare const self: ServiceWorkerGlobalScope;

// What stands at the worker's address once the offline copy is withdrawn: at once it takes the place
// of the worker that a browser still has, removes what that one kept, and is gone.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(withdraw());
});

async function withdraw(): Promise<void> {
  await Promise.all(['site', 'read', 'seen'].map((name) => caches.delete(name)));
  indexedDB.deleteDatabase('workbox-expiration');
  await self.registration.unregister();
}

// A module, so that its names are its own.
export {};
