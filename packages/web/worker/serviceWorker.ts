// The service worker: keeps the planner's page and every part of it in the browser, so that it starts and works without a
// network. Whatever it doesn't keep comes from the network, as if it weren't there.
import { cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;

/** Addresses of the planner's files, filled in by the build; the page's has a revision, the others a hash in their name. */
declare const plannerFiles: { readonly url: string; readonly revision: string | null }[];

/** Addresses of large files that are kept when they are first used. */
declare const filesOnUse: string[];

/** Seconds to wait for the server to name its backend before the cached response is used. */
const patience = 3;
const cacheOnUse = 'homeplot-on-use';

precache(plannerFiles);
cleanupOutdatedCaches();

// Only for navigation: a page that checks for a newer version asks the server.
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && url.pathname === '/app',
  async ({ request }) => (await matchPrecache('/app')) ?? fetch(request),
);
// The planner's page can show these pages too, without their pictures. An installed app has no way back from the browser's
// own error page.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && ['/', '/roadmap'].includes(url.pathname),
  ({ request }) => fetch(request).catch(async () => (await matchPrecache('/app')) ?? Response.error()),
);
// The first route that fits counts, so this one comes before that of all other assets.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && filesOnUse.includes(url.pathname),
  new CacheFirst({ cacheName: cacheOnUse }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await matchPrecache(request)) ?? fetch(request),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/config.json',
  new NetworkFirst({ cacheName: 'homeplot-config', networkTimeoutSeconds: patience }),
);

/** Those of earlier versions are dropped. */
async function cleanupOnUse(): Promise<void> {
  const cache = await caches.open(cacheOnUse);
  const kept = await cache.keys();
  const outdated = kept.filter(({ url }) => !filesOnUse.includes(new URL(url).pathname));
  await Promise.all(outdated.map((request) => cache.delete(request)));
}

// Takes over the page of the first visit too, so that it keeps working when the network is lost.
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), cleanupOnUse()])),
);
// A new version takes over only when the user asks for it.
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if ((data as { readonly type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
