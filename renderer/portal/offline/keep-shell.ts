/** Milliseconds after the page has loaded: what was asked for comes first, also on a slow line. */
const PATIENCE = 4000

/**
 * Keeps the application itself on this device, so that it opens without a connection: starts the service worker and, once
 * the page is quiet, fetches the files of the other pages and hands over what had been loaded before the worker was there.
 */
export function keepShell(pages: () => (() => Promise<unknown>)[]): void {
  // Missing on plain http, where the browser allows no worker.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', () => setTimeout(() => void keep(pages()), PATIENCE))
}

async function keep(pages: (() => Promise<unknown>)[]): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    await Promise.allSettled(pages.map((load) => load()))
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    active?.postMessage(loaded.filter((path) => path.startsWith('/assets/')))
  } catch {
    // Without the worker everything works, only not offline.
  }
}
