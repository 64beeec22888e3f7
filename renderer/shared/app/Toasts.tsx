import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { lastUndo, waiting } from '../../ui/feedback/toasts.ts'
import { useHotkeys } from '../hotkeys.ts'

// Where it can't be fetched the message is lost; it must not take the page with it.
const ToastRegion = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import('../../ui/feedback/ToastRegion.tsx')).ToastRegion }
  } catch {
    return { default: () => null }
  }
})

/** Milliseconds until the page asked for is there, even on a slow line. */
const QUIET = 2500

/**
 * The place for short messages, fetched once the page is quiet: that the server is gone could not be said by a file that has
 * yet to come from it.
 */
export function Toasts() {
  const [wanted, setWanted] = useState(waiting.isAny)
  useEffect(() => waiting.subscribe(() => setWanted(true)), [])
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), QUIET)
    return () => clearTimeout(timer)
  }, [])
  useUndoKey()
  return wanted ? (
    <Suspense>
      <ToastRegion />
    </Suspense>
  ) : null
}

/** Ctrl+Z takes back what the last message offers to, as long as it stands. */
function useUndoKey(): void {
  const last = useSyncExternalStore(lastUndo.subscribe, lastUndo.get)
  useHotkeys({ 'mod+z': last && (() => lastUndo.press(last)) })
}
