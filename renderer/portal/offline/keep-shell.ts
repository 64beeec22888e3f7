import { lateParts } from './late-parts.ts'

/**
 * Keeps the application itself on this device, so that it opens without a connection: starts the service worker, fetches
 * the files of the pages somebody may open, and hands over what had been loaded before the worker was there.
 */
export async function keepShell(pages: readonly (() => Promise<unknown>)[]): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    await Promise.allSettled([...pages, ...(pages.length > 0 ? lateParts : [])].map((load) => load()))
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    active?.postMessage(loaded.filter((path) => path.startsWith('/assets/')))
  } catch {
    // Without the worker everything works, only not offline.
  }
}
