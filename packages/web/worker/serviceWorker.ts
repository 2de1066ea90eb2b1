// The service worker: keeps the planner's page and every part of it in the browser, so that it starts and works without a
// network. Whatever it doesn't keep comes from the network, as if it weren't there.
import { cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { keepParts } from '../src/features/offline/keepParts.ts';

declare const self: ServiceWorkerGlobalScope;

/** Addresses of the planner's files, filled in by build/keptFiles.ts; the page's has a revision, the others a hash in their name. */
declare const plannerFiles: { readonly url: string; readonly revision: string | null }[];

/** Addresses of the files that are kept once the page asks for it, when nothing else happens: those of the workers. */
declare const filesWhenIdle: string[];

/** Addresses of files that are kept when they are first used, since few people need them, or they need a network anyway. */
declare const filesOnUse: string[];

/** Seconds to wait for the server to name its backend before the cached response is used. */
const configTimeout = 3;
const cacheOnUse = 'homeplot-on-use';
/** The names of these files say what is in them, so a response fits every request, whatever its headers. */
const anyHeaders = { ignoreVary: true };
const keptLater = new Set([...filesWhenIdle, ...filesOnUse]);

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
  ({ url, sameOrigin }) => sameOrigin && keptLater.has(url.pathname),
  new CacheFirst({ cacheName: cacheOnUse, matchOptions: anyHeaders }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await matchPrecache(request)) ?? fetch(request),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(config\.json$|desk(\.json$|\/))/.test(url.pathname),
  new NetworkFirst({ cacheName: 'homeplot-config', networkTimeoutSeconds: configTimeout }),
);

/** Those of earlier versions are dropped. */
async function cleanupOnUse(): Promise<void> {
  const cache = await caches.open(cacheOnUse);
  const kept = await cache.keys();
  const outdated = kept.filter(({ url }) => !keptLater.has(new URL(url).pathname));
  await Promise.all(outdated.map((request) => cache.delete(request)));
}

// Takes over the page of the first visit too, so that it keeps working when the network is lost.
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), cleanupOnUse()])),
);
self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const { type, fetch: fetches } = (event.data ?? {}) as {
    readonly type?: unknown;
    readonly fetch?: unknown;
  };
  // A new version takes over only when the user asks for it.
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  const [port] = event.ports;
  if (type === 'KEEP_PARTS' && port)
    event.waitUntil(
      keepParts(filesWhenIdle, () => caches.open(cacheOnUse), fetches === true).then((answer) =>
        port.postMessage(answer),
      ),
    );
});
