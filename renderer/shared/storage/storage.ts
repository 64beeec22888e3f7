/** What keeps the studio's computer from saving. */
export const faults = ['full', 'read_only', 'busy', 'damaged', 'gone'] as const
export type StorageFault = (typeof faults)[number]

/** Whether the studio's computer can save, as its answers say. */
export interface StorageWatch {
  /** What is wrong; null while all is well. */
  fault: () => StorageFault | null
  subscribe: (listener: () => void) => () => void
  /** Takes what an answer of the studio says: every answer does while something is wrong. */
  heard: (answer: Pick<Response, 'headers'>) => void
  /** Asks at once. */
  look: () => Promise<void>
}

interface Surroundings {
  /** What the page knew as it was loaded. */
  initial: string | null
  /** Asks the server for a sign of life; null where nobody answers. */
  ask: () => Promise<Pick<Response, 'headers'> | null>
  /** Runs something after so many milliseconds; the answer takes that back. */
  after: (milliseconds: number, run: () => void) => () => void
}

/** Milliseconds between two looks while something is wrong, and while all is well. */
const SOON = 5000
const LATER = 60_000

const faultOf = (text: string | null) => faults.find((fault) => fault === text) ?? null

/** Watches whether the studio's computer can save. A page that nobody touches asks by itself now and then. */
export function watchStorage({ initial, ask, after }: Surroundings): StorageWatch {
  const listeners = new Set<() => void>()
  let fault = faultOf(initial)
  let forget = () => {}

  const plan = () => {
    forget()
    forget = after(fault === null ? LATER : SOON, () => void look())
  }
  const heard = ({ headers }: Pick<Response, 'headers'>) => {
    // What comes from something in between says nothing of the studio.
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
