// Keeps every file of the pages on the device and serves them from there: always all of one
// version. A new version is fetched beside the old one and waits until nobody uses that, or a
// person asks. plugin.ts puts version and files in when the pages are built.
const VERSION = 'VERSION';
const FILES = ['FILES'];

const PREFIX = 'demiurge-pages-';
const CACHE = PREFIX + VERSION;

/** Names with a hash never change their content: what an older version has need not be fetched. */
const isLasting = (file) => file.startsWith('assets/');

async function fetchFile(file) {
  const response = await fetch(file, { cache: isLasting(file) ? 'default' : 'reload' });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response;
}

async function keepAll() {
  const cache = await caches.open(CACHE);
  await Promise.all(
    FILES.map(async (file) => {
      const kept = isLasting(file) ? await caches.match(file) : undefined;
      await cache.put(file, kept ?? (await fetchFile(file)));
    }),
  );
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith(PREFIX) && name !== CACHE)
      .map((name) => caches.delete(name)),
  );
  await self.clients.claim();
}

async function answer(request) {
  const cache = await caches.open(CACHE);
  const wanted = request.mode === 'navigate' ? './' : request;
  return (await cache.match(wanted, { ignoreSearch: true })) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOthers()));
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') self.skipWaiting();
});
/** What the server says at the moment is no file of ours: feeds, health. */
const isOurs = ({ origin, pathname }) =>
  origin === self.location.origin && !/\/(api\/|healthz$|metrics$)/.test(pathname);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && isOurs(new URL(request.url))) event.respondWith(answer(request));
});

/** "Your turn" was tapped: to the table it tells of. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = event.notification.data;
  event.waitUntil(
    (async () => {
      const [open] = await self.clients.matchAll({ type: 'window' });
      if (!open) return self.clients.openWindow(address);
      await open.navigate(address);
      return open.focus();
    })(),
  );
});
