/** The event of browsers that can put a page on the home screen themselves. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>
}

/** The browser's offer to put the portal on the home screen; null while there is none. */
export const offer = { current: null as InstallPrompt | null }

// It comes once, as the page begins: code that asks later has to find it.
addEventListener('beforeinstallprompt', (event) => (offer.current = event as InstallPrompt))
