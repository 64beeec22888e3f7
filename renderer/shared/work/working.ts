import { useSyncExternalStore } from 'react'

/** Number of requests currently held up by puzzles. */
let count = 0
const listeners = new Set<() => void>()

function change(by: number): void {
  count += by
  for (const listener of listeners) listener()
}

/** Runs something and meanwhile notifies the page that it is working. */
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

/** True if the page works out something that the server asked for, which takes a moment. */
export const useWorking = (): boolean => useSyncExternalStore(subscribe, () => count > 0)
