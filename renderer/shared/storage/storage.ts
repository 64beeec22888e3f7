/** Reasons why the studio's computer can't save. */
export const faults = ['full', 'read_only', 'busy', 'damaged', 'gone'] as const
export type StorageFault = (typeof faults)[number]

/** True if the studio's computer can save, as its answers say. */
export interface StorageWatch {
  /** The reason why it can't; null while all is well. */
  fault: () => StorageFault | null
  subscribe: (listener: () => void) => () => void
  /** Reads the fault from a response: every response of the server names it while there is one. */
  heard: (answer: Pick<Response, 'headers'>) => void
  /** Asks at once. */
  look: () => Promise<void>
}

interface Surroundings {
  /** The fault in the page as it was loaded. */
  initial: string | null
  /** Asks the server for a sign of life; null if it does not answer. */
  ask: () => Promise<Pick<Response, 'headers'> | null>
  /** Runs a function after so many milliseconds; returns the function that cancels it. */
  after: (milliseconds: number, run: () => void) => () => void
}

/** Milliseconds between two checks while there is a fault, and while all is well. */
const SOON = 5000
const LATER = 60_000

const faultOf = (text: string | null) => faults.find((fault) => fault === text) ?? null

/** Watches if the studio's computer can save. An idle page asks now and then. */
export function watchStorage({ initial, ask, after }: Surroundings): StorageWatch {
  const listeners = new Set<() => void>()
  let fault = faultOf(initial)
  let forget = () => {}

  const plan = () => {
    forget()
    forget = after(fault === null ? LATER : SOON, () => void look())
  }
  const heard = ({ headers }: Pick<Response, 'headers'>) => {
    // An answer from something in between says nothing of the studio.
    if (!headers.has('X-Request-Id')) return
    const next = faultOf(headers.get('Studio-Storage'))
    if (next === fault) return
    fault = next
    plan()
    for (const listener of listeners) listener()
  }
  const look = async () => {
    const answer = await ask()
    if (answer) heard(answer)
    plan()
  }
  plan()
  return {
    fault: () => fault,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    heard,
    look,
  }
}
