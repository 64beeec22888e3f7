import type { HistoryLocation, RouterHistory } from '@tanstack/history'

const KEY = 'studio-desk.scroll'

interface Surroundings {
  history: { scrollRestoration: ScrollRestoration }
  sessionStorage: Pick<Storage, 'getItem' | 'setItem'>
  scrollY: number
  scrollTo: (left: number, top: number) => void
  addEventListener: (type: 'pagehide', listener: () => void) => void
}

/**
 * A page opened anew starts at its top; going back, or loading it again, finds it where it was left. Gives what is to be
 * told once the page of an address is on the screen.
 */
export function keepScroll(page: Surroundings, history: Pick<RouterHistory, 'subscribe'>) {
  page.history.scrollRestoration = 'manual'
  const kept = read(page)
  let onScreen: HistoryLocation | null = null
  let isNew = false

  const keep = () => {
    if (onScreen) kept[onScreen.state.key!] = page.scrollY
  }
  history.subscribe(({ action: { type } }) => {
    keep()
    isNew = type === 'PUSH' || type === 'REPLACE'
  })
  page.addEventListener('pagehide', () => {
    keep()
    try {
      page.sessionStorage.setItem(KEY, JSON.stringify(kept))
    } catch {
      // A full storage costs the place, nothing else.
    }
  })

  return (shown: HistoryLocation): void => {
    const isOther = shown.pathname !== onScreen?.pathname
    if (isOther || (isNew && !shown.state.staysPut)) page.scrollTo(0, isNew ? 0 : (kept[shown.state.key!] ?? 0))
    onScreen = shown
  }
}

function read(page: Surroundings): Record<string, number> {
  try {
    return JSON.parse(page.sessionStorage.getItem(KEY) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}
