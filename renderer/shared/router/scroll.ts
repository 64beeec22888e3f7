import type { HistoryLocation, RouterHistory } from '@tanstack/history'

const KEY = 'studio-desk.scroll'

interface Surroundings {
  history: { scrollRestoration: ScrollRestoration }
  sessionStorage: Pick<Storage, 'getItem' | 'setItem'>
  scrollY: number
  scrollTo: (left: number, top: number) => void
  addEventListener: (type: 'pagehide', listener: () => void) => void
}

/** Calls back each time the page grows; returns the function that stops it. */
type WhenGrown = (grown: () => void) => () => void

/**
 * A newly opened page starts at its top; going back, or reloading, restores the scroll position. Returns the function to call
 * once the page of an address is on the screen.
 */
export function keepScroll(page: Surroundings, history: Pick<RouterHistory, 'subscribe'>, whenGrown: WhenGrown) {
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

  let stop = () => {}
  /** A list that is read again has its height later: then the page is moved there as soon as it is long enough. */
  const goTo = (top: number) => {
    page.scrollTo(0, top)
    if (page.scrollY >= top - 1) return
    stop = whenGrown(() => {
      page.scrollTo(0, top)
      if (page.scrollY >= top - 1) stop()
    })
  }

  return (shown: HistoryLocation): void => {
    const isOther = shown.pathname !== onScreen?.pathname
    stop()
    if (isOther || (isNew && !shown.state.staysPut)) goTo(isNew ? 0 : (kept[shown.state.key!] ?? 0))
    onScreen = shown
  }
}

/** Reports growth of the page in a browser window: for at most two seconds, and only until the reader scrolls. */
export const whileGrowing: WhenGrown = (grown) => {
  const observer = new ResizeObserver(grown)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const type of BY_READER) removeEventListener(type, stop)
  }
  const timer = setTimeout(stop, LONGEST_WAIT)
  observer.observe(document.body)
  for (const type of BY_READER) addEventListener(type, stop, { passive: true })
  return stop
}

const LONGEST_WAIT = 2000
const BY_READER = ['wheel', 'keydown', 'touchmove', 'pointerdown']

function read(page: Surroundings): Record<string, number> {
  try {
    return JSON.parse(page.sessionStorage.getItem(KEY) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}
