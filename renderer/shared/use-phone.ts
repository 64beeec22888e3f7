import { useSyncExternalStore } from 'react'

const phone = matchMedia('(width < 40rem)')

function watch(changed: () => void): () => void {
  phone.addEventListener('change', changed)
  return () => phone.removeEventListener('change', changed)
}

/** True if the window is as narrow as a phone. */
export const usePhone = (): boolean => useSyncExternalStore(watch, () => phone.matches)
