import { ExpirationPlugin } from 'workbox-expiration';
import { PrecacheController } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import type { KeptFile } from './cached-file';
import { isOfThisVersion } from './is-of-this-version';
import { LOST_PAGE, pageAddress } from './page-address';

declare const self: ServiceWorkerGlobalScope;
/** Written in when the site is built. */
declare const KEPT_FILES: readonly KeptFile[];

// The caches: the whole site in text and code; pages that it does not hold, as they are read;
// pictures and rare fonts, as they are seen.
const SITE = 'site';
const READ = 'read';
const SEEN = 'seen';
/** How long a visitor waits for a network that does not answer. */
const networkTimeoutSeconds = 3;

const addresses = new Set(KEPT_FILES.map(({ url }) => url));
const site = new PrecacheController({
  cacheName: SITE,
  plugins: [
    {
      // One file that is missing or of another version fails the installation, which is tried again
      // on the next visit: an offline copy is whole or it is not there.
      cacheWillUpdate: async ({ request, response }) =>
        (await isOfThisVersion(request, response, addresses)) ? response : null,
    },
  ],
});
site.precache([...KEPT_FILES]);

// A new version waits until no page of the old one is open, which the browser sees to: there is no
// skipWaiting here, so that an open page never loses its files. A first one takes its page at once.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]),
  );
});

// The name of such a file holds a hash of what is in it, so it is the same in every version: it is
// found by its name, also when it belongs to a page that is older or newer than this worker.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: SITE, matchOptions: { ignoreVary: true } }),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && /\.(?:avif|webp|png|jpe?g|svg|ico)$/.test(url.pathname),
  new NetworkFirst({
    cacheName: SEEN,
    networkTimeoutSeconds,
    plugins: [new ExpirationPlugin({ maxEntries: 120, purgeOnQuotaError: true })],
  }),
);

const pages = new NetworkFirst({
  cacheName: READ,
  networkTimeoutSeconds,
  plugins: [
    // First, so that it counts only what is in this cache.
    new ExpirationPlugin({ maxEntries: 60, purgeOnQuotaError: true }),
    {
      cacheWillUpdate: async ({ request, response }) =>
        response.status === 200 && !addresses.has(pageAddress(request.url)) ? response : null,
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse ?? keptPage(request.url),
    },
  ],
});

registerRoute(
  ({ request }) => request.mode === 'navigate',
  async ({ event, request }) => {
    const answer = await pages.handle({ event, request }).catch(() => undefined);
    if (answer && answer.status < 500) return answer;
    return (await keptPage(request.url)) ?? answer ?? (await lostPage());
  },
);

function keptPage(url: string): Promise<Response | undefined> {
  return site.matchPrecache(pageAddress(url));
}

async function lostPage(): Promise<Response> {
  const page = await site.matchPrecache(LOST_PAGE);
  if (!page) return Response.error();
  return new Response(page.body, { status: 404, headers: page.headers });
}
