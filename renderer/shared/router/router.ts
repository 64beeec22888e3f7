import type { HistoryLocation, RouterHistory } from '@tanstack/history'
import type { Late } from '../app/late.tsx'
import { matchOf, pathOf } from './match.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** The page keeps its scroll position: only a part of it changes. */
    staysPut?: boolean
    /** Something was opened over the page by this step: the one before it has the page without it. */
    opened?: boolean
  }
}

/** The page that is shown, and the address it was shown for. */
export interface Shown {
  address: HistoryLocation
  /** In the frame of the application or outside; null for an address that is no page. */
  frame: 'inside' | 'outside' | null
  pattern: string | null
  params: Readonly<Record<string, string>>
}

export type Pages = Readonly<Record<string, Late<object>>>

interface Plan {
  history: RouterHistory
  /** Pages without the frame of the application: signing in, first set-up. */
  outside: Pages
  /** Pages inside the frame, for those who are signed in. */
  inside: Pages
  /** Returns the address to go to first, instead of the page asked for; null lets the reader in. */
  guard: (href: string) => string | null
}

/**
 * Shows the page of the address: what is asked for is fetched first, and the page before it stays until then. `address`
 * is where the reader goes, `shown` what is seen meanwhile.
 */
export function createRouter({ history, outside, inside, guard }: Plan) {
  const listeners = new Set<() => void>()
  let shown: Shown | null = null
  let settled: Promise<void> = Promise.resolve()

  function find(pathname: string): { found: Omit<Shown, 'address'>; page: Late<object> | null } {
    for (const [frame, pages] of [['outside', outside] as const, ['inside', inside] as const]) {
      const match = matchOf(Object.keys(pages), pathname)
      if (match) return { found: { frame, ...match }, page: pages[match.pattern]! }
    }
    return { found: { frame: null, pattern: null, params: {} }, page: null }
  }

  async function settle(): Promise<void> {
    const address = history.location
    const { found, page } = find(address.pathname)
    const instead = found.frame === 'inside' ? guard(address.href) : null
    if (instead !== null) {
      history.replace(instead, {}, { ignoreBlocker: true })
      return settled
    }
    if (shown?.pattern !== found.pattern) {
      tell()
      await page?.preload()
    }
    // Overtaken by another step.
    if (address !== history.location) return
    shown = { address, ...found }
    tell()
  }

  function tell(): void {
    for (const listener of listeners) listener()
  }

  history.subscribe(() => void (settled = settle()))

  return {
    history,
    /** Shows the page of the address once it is there, or where the guard sends the reader; also to ask the guard again. */
    settle,
    /** Fetches the page of an address before anybody goes there. */
    preload: (href: string): void => void find(pathOf(href)).page?.preload(),
    address: () => history.location,
    shown: () => shown!,
    pageOf: ({ frame, pattern }: Shown) => (frame === null ? null : { outside, inside }[frame][pattern!]!),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type Router = ReturnType<typeof createRouter>
