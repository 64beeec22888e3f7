import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { toastQueue } from '../../ui/feedback/toasts.ts'

// Where it can't be fetched the message is lost; it must not take the page with it.
const ToastRegion = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import('../../ui/feedback/ToastRegion.tsx')).ToastRegion }
  } catch {
    return { default: () => null }
  }
})

/** The place for short messages, fetched with the first of them. */
export function Toasts() {
  const [wanted, setWanted] = useState(() => toastQueue.visibleToasts.length > 0)
  useEffect(() => toastQueue.subscribe(() => setWanted(true)), [])
  return wanted ? (
    <Suspense>
      <ToastRegion />
    </Suspense>
  ) : null
}
