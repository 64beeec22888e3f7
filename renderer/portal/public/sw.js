/* Keeps the portal's page and its files on this device. Answers of the studio (/api) never pass through here. */
const SHELL = 'shell-1'
/** More files than the application has; older ones go first. */
const MOST = 120
/** Milliseconds a bad network gets before the page on the device is shown. */
const PATIENCE = 3500

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(caches.open(SHELL).then((cache) => cache.add('/')))
})

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event) => event.waitUntil(take(event.data)))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (/^\/(api|manage|widget|kiosk)(\/|$|\.)/.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request))
})

/** The page from the network, or within a few seconds the one on this device: every address shows the same page. */
async function page(request) {
  const cache = await caches.open(SHELL)
  const fresh = fetch(request).then((response) => {
    if (response.ok && !response.redirected) void cache.put('/', response.clone())
    return response
  })
  const late = new Promise((resolve) => setTimeout(() => resolve(cache.match('/')), PATIENCE))
  try {
    return (await Promise.race([fresh, late])) ?? (await fresh)
  } catch (error) {
    const kept = await cache.match('/')
    if (kept) return kept
    throw error
  }
}

/** Files carry a fingerprint of their content in their name, so one that is kept is right for ever. */
async function asset(request) {
  const cache = await caches.open(SHELL)
  const kept = await cache.match(request)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) void cache.put(request, response.clone()).then(() => tidy(cache))
  return response
}

/** Files that were loaded before the worker was there. */
async function take(paths) {
  const cache = await caches.open(SHELL)
  const held = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  await Promise.allSettled(paths.filter((path) => !held.has(path)).map((path) => cache.add(path)))
  await tidy(cache)
}

async function tidy(cache) {
  const assets = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith('/assets/'))
  await Promise.all(assets.slice(0, Math.max(0, assets.length - MOST)).map((request) => cache.delete(request)))
}

self.addEventListener('push', (event) => event.waitUntil(show(event.data)))

/** Shows a push message, and repeats of it only once. A browser stops delivering pushes to a page that shows none of them. */
function show(data) {
  const { id, title, body } = read(data)
  return self.registration.showNotification(title, {
    body,
    icon: '/apple-touch-icon.png',
    tag: `notification-${id}`,
    data: { id },
  })
}

function read(data) {
  try {
    return data.json()
  } catch {
    return { id: 0, title: self.registration.scope, body: '' }
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.id))
})

/** Leads to what was pressed, in the portal that is open, else in a new window; the page knows what it is about. */
async function open(id) {
  const address = id > 0 ? `/notifications?open=${id}` : '/notifications'
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const portal = windows.find(({ url }) => !/^\/(manage|widget|kiosk)(\/|$)/.test(new URL(url).pathname))
  if (!portal) return self.clients.openWindow(address)
  await portal.focus().catch(() => undefined)
  // One that this worker does not control can't be led anywhere.
  return portal.navigate(address).catch(() => self.clients.openWindow(address))
}
