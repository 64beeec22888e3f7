import { lazy, Suspense, useEffect, useState } from 'react'
import { toastQueue } from '../../ui/feedback/toasts.ts'

const ToastRegion = lazy(() =>
  import('../../ui/feedback/ToastRegion.tsx').then((file) => ({ default: file.ToastRegion })),
)

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
