import { useSyncExternalStore } from 'react'

/** How many requests are held up by puzzles just now. */
let count = 0
const listeners = new Set<() => void>()

function change(by: number): void {
  count += by
  for (const listener of listeners) listener()
}

/** Says meanwhile that something is worked out, for who waits. */
export async function working<Result>(run: () => Promise<Result>): Promise<Result> {
  change(1)
  try {
    return await run()
  } finally {
    change(-1)
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the page works out something that the server asked for, which takes a moment. */
export const useWorking = (): boolean => useSyncExternalStore(subscribe, () => count > 0)
