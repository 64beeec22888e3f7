import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { waiting } from '../../ui/feedback/toasts.ts'

// If the file can't be fetched the message is lost; it must not break the page.
const ToastPlace = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return await import('./ToastPlace.tsx')
  } catch {
    return { default: () => null }
  }
})

/** Milliseconds until the page asked for is there, even on a slow line. */
const QUIET = 2500

/**
 * The place for short messages, fetched once the page is quiet: if the server goes away later, the file that says so must
 * already be here.
 */
export function Toasts() {
  const [wanted, setWanted] = useState(waiting.isAny)
  useEffect(() => waiting.subscribe(() => setWanted(true)), [])
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), QUIET)
    return () => clearTimeout(timer)
  }, [])
  return wanted ? (
    <Suspense>
      <ToastPlace />
    </Suspense>
  ) : null
}
