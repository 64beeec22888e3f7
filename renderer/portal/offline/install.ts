import { offer } from './install-offer.ts'

const listeners = new Set<() => void>()
const tell = () => listeners.forEach((listener) => listener())

addEventListener('beforeinstallprompt', tell)
addEventListener('appinstalled', tell)

/** True if the portal was opened from the home screen. */
export const isInstalled = () => matchMedia('(display-mode: standalone)').matches

/** True if this is an iPhone or iPad. An iPad calls itself a Mac, but no Mac is touched. */
export const isApple = () => /iPhone|iPad|Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1

/** Hears of a new offer, and that the portal was put there. */
export function watch(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** The way to put the portal on the home screen: a button, the reader's own steps, or null if there is none. */
export const wayThere = (): 'byButton' | 'byHand' | null =>
  isInstalled() ? null : offer.current ? 'byButton' : isApple() ? 'byHand' : null

/** Asks the reader, as the browser does; it can be asked once. */
export async function install(): Promise<void> {
  const asked = offer.current
  offer.current = null
  tell()
  await asked?.prompt()
}
