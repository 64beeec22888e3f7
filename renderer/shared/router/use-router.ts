import type { HistoryLocation } from '@tanstack/history'
import { createContext, use, useSyncExternalStore } from 'react'
import type { Router, Shown } from './router.ts'

export const RouterContext = createContext<Router | null>(null)

export function useRouter(): Router {
  const router = use(RouterContext)
  if (!router) throw new Error('RouterView is missing around the page')
  return router
}

/** The reader's address, or the one they are going to while its page is being fetched. */
export function useAddress(): HistoryLocation {
  const router = useRouter()
  return useSyncExternalStore(router.subscribe, router.address)
}

/** The page that is on the screen. */
export function useShown(): Shown {
  const router = useRouter()
  return useSyncExternalStore(router.subscribe, router.shown)
}
