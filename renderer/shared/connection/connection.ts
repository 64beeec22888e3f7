/** True if the studio's server answers, as the calls find out. */
export interface Connection {
  /** True from the first call that nobody answered until one is answered. */
  isGone: () => boolean
  subscribe: (listener: () => void) => () => void
  /** A call was answered, whatever the answer. */
  answered: () => void
  /** Nobody answered a call. */
  missed: () => void
  /** Asks at once, without waiting for the next try; true if there was an answer. */
  retry: () => Promise<boolean>
}

interface Surroundings {
  /** Asks the server for a sign of life. */
  ask: () => Promise<boolean>
  /** Runs something after so many milliseconds; the answer takes that back. */
  after: (milliseconds: number, run: () => void) => () => void
}

/** Milliseconds before the first try, and between tries at most. */
const FIRST = 1000
const MOST = 20_000

/** Watches if the server answers; while it does not, asks again automatically, less and less often. */
export function createConnection({ ask, after }: Surroundings): Connection {
  const listeners = new Set<() => void>()
  let gone = false
  let wait = FIRST
  let forget = () => {}

  const set = (next: boolean) => {
    if (gone === next) return
    gone = next
    for (const listener of listeners) listener()
  }
  const plan = () => {
    forget()
    forget = after(wait, () => void retry())
    wait = Math.min(wait * 2, MOST)
  }
  const answered = () => {
    forget()
    wait = FIRST
    set(false)
  }
  const retry = async () => {
    forget()
    const answers = await ask()
    if (answers) answered()
    else {
      set(true)
      plan()
    }
    return answers
  }

  return {
    isGone: () => gone,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    answered,
    missed: () => {
      if (gone) return
      set(true)
      plan()
    },
    retry,
  }
}

/** True if an answer came from something in between, such as a tunnel, because the server behind it is not there. */
export function isFromBetween({ status, headers }: Response): boolean {
  return status >= 502 && status <= 504 && !headers.get('Content-Type')?.includes('json')
}
