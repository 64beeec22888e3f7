import { createContext, use, useId, useLayoutEffect } from 'react'

/** The forms that would lose something if the page or overlay were left. */
export interface Unsaved {
  hold: (owner: string) => void
  release: (owner: string) => void
  /** Empties the list: leaving was confirmed. */
  clear: () => void
  isAny: () => boolean
}

/** Makes an empty list of unsaved forms; forms added here are added to `around` as well. */
export function createUnsaved(around?: Unsaved): Unsaved {
  const owners = new Set<string>()
  const release = (owner: string) => {
    owners.delete(owner)
    around?.release(owner)
  }
  return {
    hold: (owner) => {
      owners.add(owner)
      around?.hold(owner)
    },
    release,
    clear: () => [...owners].forEach(release),
    isAny: () => owners.size > 0,
  }
}

/** The unsaved forms of the page itself. */
export const pageUnsaved = createUnsaved()
/** The unsaved forms in open drawers and dialogs. */
export const overlayUnsaved = createUnsaved()

export const isAnyUnsaved = (): boolean => pageUnsaved.isAny() || overlayUnsaved.isAny()

/** The drawer or dialog around: where its buttons stand, and what closing it would drop. */
export interface Surrounding {
  /** The element at the foot; null before it is there. */
  foot: HTMLElement | null
  unsaved: Unsaved
}

export const SurroundingContext = createContext<Surrounding | null>(null)

/**
 * While something is changed, closing the drawer or dialog around, going to another page and closing the tab ask first.
 * The answer ends that at once: call it when the change is saved or dropped on purpose.
 */
export function useUnsaved(isChanged: boolean): () => void {
  const owner = useId()
  const unsaved = use(SurroundingContext)?.unsaved ?? pageUnsaved
  useLayoutEffect(() => {
    if (!isChanged) return
    unsaved.hold(owner)
    return () => unsaved.release(owner)
  }, [isChanged, owner, unsaved])
  return () => unsaved.release(owner)
}
