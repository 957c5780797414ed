import { ExpirationPlugin } from 'workbox-expiration';
import { PrecacheController } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isOfThisVersion, type PrecachedFile, pageAddress } from './cached-pages';

declare const self: ServiceWorkerGlobalScope;
/** Inserted by the build. */
declare const PRECACHED_FILES: readonly PrecachedFile[];
/** The address of what is shown for a page that is not in the copy, where there is no network. Inserted too. */
declare const OFFLINE_PAGE: string;
/** What the names of the caches of this language end with. Inserted too, as is the next. */
declare const CACHE_ENDING: string;
/** The home pages of the languages that have a worker of their own. */
declare const ELSEWHERE: readonly string[];

// The names stay as they are: browsers of earlier visitors have caches under them.
const PRECACHE = `site${CACHE_ENDING}`;
/** Pages that are not precached, once they were visited. */
const VISITED_PAGES = `read${CACHE_ENDING}`;
/** Pictures, once they were shown. */
const SHOWN_PICTURES = `seen${CACHE_ENDING}`;
const networkTimeoutSeconds = 3;

// The build puts the whole list in its place, so it is named once.
const files = PRECACHED_FILES;
const addresses = new Set(files.map(({ url }) => url));
const precache = new PrecacheController({
  cacheName: PRECACHE,
  plugins: [
    {
      // One file that is missing or of another version fails the installation, which the browser
      // tries again on the next visit: an offline copy is complete or absent.
      cacheWillUpdate: async ({ response }) =>
        (await isOfThisVersion(response, addresses)) ? response : null,
    },
  ],
});
precache.precache([...files]);

// A new version waits until no page of the old one is open, as browsers do by default. There is no
// skipWaiting here, so that an open page never loses its files. A first version takes over at once.
self.addEventListener('activate', (event) => {
  // In Firefox a preload that fails is the answer: without a network, no page would open. Disabled by
  // name, because an earlier version of this worker enabled it.
  event.waitUntil(
    Promise.all([self.clients.claim(), self.registration.navigationPreload?.disable()]),
  );
});

// The name of such a file contains a hash of its content, so it is the same in every version. It is
// found by its name, also when it belongs to a page that is older or newer than this worker.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: PRECACHE, matchOptions: { ignoreVary: true } }),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && /\.(?:avif|webp|png|jpe?g|svg|ico)$/.test(url.pathname),
  new NetworkFirst({
    cacheName: SHOWN_PICTURES,
    networkTimeoutSeconds,
    plugins: [new ExpirationPlugin({ maxEntries: 120, purgeOnQuotaError: true })],
  }),
);

const pages = new NetworkFirst({
  cacheName: VISITED_PAGES,
  networkTimeoutSeconds,
  plugins: [
    // First, so that it counts only what is in this cache.
    new ExpirationPlugin({ maxEntries: 60, purgeOnQuotaError: true }),
    {
      cacheKeyWillBeUsed: async ({ request }) => pageAddress(request.url),
      cacheWillUpdate: async ({ request, response }) =>
        response.status === 200 && isToBeKept(pageAddress(request.url)) ? response : null,
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse ?? precachedPage(request.url),
    },
  ],
});

registerRoute(
  ({ request }) => request.mode === 'navigate',
  async ({ event, request }) => {
    const response = await pages.handle({ event, request }).catch(() => undefined);
    if (response && response.status < 500) return response;
    // A server that fails is no reason to lose a page that was read before.
    const copy =
      response && (await caches.match(pageAddress(request.url), { cacheName: VISITED_PAGES }));
    return copy ?? (await precachedPage(request.url)) ?? response ?? (await offlinePage());
  },
);

/** Whether a page is in no cache yet, and in none of another language. */
function isToBeKept(address: string): boolean {
  const isElsewhere = ELSEWHERE.some((home) => `${address}/`.startsWith(`${home}/`));
  return !addresses.has(address) && !isElsewhere;
}

function precachedPage(url: string): Promise<Response | undefined> {
  return precache.matchPrecache(pageAddress(url));
}

async function offlinePage(): Promise<Response> {
  const page = await precache.matchPrecache(OFFLINE_PAGE);
  if (!page) return Response.error();
  return new Response(page.body, { status: 503, headers: page.headers });
}
