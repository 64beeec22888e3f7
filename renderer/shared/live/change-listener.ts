import { readEvents } from '../read-events.ts'
import type { Change, Topic } from './reads.ts'

type Versions = Partial<Record<Topic, number>>

export interface Surroundings {
  /** Opens the stream; throws if the server does not answer. */
  open: (signal: AbortSignal) => Promise<Response>
  /** The version of each topic; throws if the server does not answer. */
  versions: () => Promise<Versions>
  /** The changes between reading the page and following them. */
  missed: () => Promise<readonly Change[] | 'anything'>
  /** Gets a new token after a refusal; false if the session has ended. */
  renew: () => Promise<boolean>
  after: (milliseconds: number, run: () => void) => () => void
  /** Between 0 and 1, so that clients don’t all reconnect at the same moment. */
  chance: () => number
  told: (changes: readonly Change[] | 'anything') => void
}

/** Milliseconds before the first retry, and the longest wait. */
const FIRST = 1000
const MOST = 30_000
/** The server sends something every 20 seconds: after so many milliseconds of silence the connection is dead. */
const DEAD = 50_000
/** Milliseconds between requests where the stream does not work. */
const POLL = 10_000

/** Follows what changes until `signal` ends it: by the stream, or where there is none by asking again and again. */
export async function listenForChanges(around: Surroundings, signal: AbortSignal): Promise<void> {
  let wait = FIRST
  let isFirst = true
  while (!signal.aborted) {
    const outcome = await once(around, signal, () => {
      wait = FIRST
      if (isFirst) void catchUp(around)
      // Changes were missed while nobody listened.
      else around.told('anything')
      isFirst = false
    })
    if (outcome === 'over') return
    if (outcome === 'poll') return poll(around, signal)
    await pause(around, signal, wait * (0.5 + around.chance()))
    wait = Math.min(wait * 2, MOST)
  }
}

/** One connection, until it breaks. */
async function once(
  { open, renew, after, told }: Surroundings,
  signal: AbortSignal,
  opened: () => void,
): Promise<'again' | 'over' | 'poll'> {
  const line = new AbortController()
  const leave = () => line.abort()
  signal.addEventListener('abort', leave)
  let forget = after(DEAD, leave)
  try {
    const response = await open(line.signal)
    if (response.status === 401) return (await renew()) ? 'again' : 'over'
    if (response.status === 409) return 'poll'
    if (response.status === 403) return 'over'
    if (!response.ok || !response.body) return 'again'
    opened()
    const heard = () => {
      forget()
      forget = after(DEAD, leave)
    }
    await readEvents(response.body, (_, change) => told([change as Change]), heard)
    return 'again'
  } catch {
    return 'again'
  } finally {
    forget()
    signal.removeEventListener('abort', leave)
    line.abort()
  }
}

/** Tells what changed before anything was followed. */
export async function catchUp({ missed, told }: Pick<Surroundings, 'missed' | 'told'>): Promise<void> {
  const changes = await missed().catch(() => 'anything' as const)
  if (changes.length > 0) told(changes)
}

async function poll(around: Surroundings, signal: AbortSignal): Promise<void> {
  let before: Versions | undefined
  while (!signal.aborted) {
    const now = await around.versions().catch(() => undefined)
    if (now && !before) await catchUp(around)
    const changed = before && now ? topicsBetween(before, now) : []
    if (changed.length > 0) around.told(changed.map((topic) => ({ topic, id: null })))
    before = now ?? before
    await pause(around, signal, POLL)
  }
}

function topicsBetween(before: Versions, now: Versions): Topic[] {
  return (Object.keys(now) as Topic[]).filter((topic) => now[topic] !== before[topic])
}

function pause({ after }: Surroundings, signal: AbortSignal, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const leave = () => {
      forget()
      resolve()
    }
    const forget = after(milliseconds, () => {
      signal.removeEventListener('abort', leave)
      resolve()
    })
    signal.addEventListener('abort', leave)
  })
}
