import { useSyncExternalStore } from 'react'

const wide = matchMedia('(width >= 64rem)')

function watch(changed: () => void): () => void {
  wide.addEventListener('change', changed)
  return () => wide.removeEventListener('change', changed)
}

/** True if there is room for columns beside each other. */
export const useWide = (): boolean => useSyncExternalStore(watch, () => wide.matches)
