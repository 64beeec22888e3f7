import type { QueryClient } from '@tanstack/react-query'
import { call, session } from '../../api/browser.ts'
import { catchUp, listenForChanges } from './change-listener.ts'
import { isOutOfDate, type Change, type Topic } from './reads.ts'

/** Changes within so many milliseconds are read together. */
const GATHERED = 250
/** The server remembers changes for so many seconds; beyond that anything may have changed. */
const REMEMBERED = 60
/** A tab hidden for so many milliseconds leaves following to visible ones. */
const PATIENCE = 20_000

const after = (milliseconds: number, run: () => void) => {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

/**
 * Keeps the page fresh while a person is signed in: one tab of a browser follows the studio's changes and passes them to the
 * others. Fresh data replaces the old; nothing is taken off the page meanwhile.
 */
export function keepFresh(queries: QueryClient, application: string): void {
  const apply = applying(queries)
  const name = `studio-desk.${application}.changes`
  const channel = new BroadcastChannel(name)
  // Up to when everything was heard, in milliseconds of the page: it was read from its start on.
  let heard = 0
  channel.onmessage = ({ data }: MessageEvent<readonly Change[] | 'anything'>) => {
    heard = performance.now()
    apply(data)
  }
  const told = (changes: readonly Change[] | 'anything') => {
    apply(changes)
    channel.postMessage(changes)
  }
  const missed = () => changedWithin(performance.now() - heard)
  let following: AbortController | undefined
  const stop = () => {
    following?.abort()
    following = undefined
    heard = performance.now()
  }
  const begin = () => {
    if (following || !session.get() || document.visibilityState === 'hidden') return
    const { signal } = (following = new AbortController())
    const first = () => listenForChanges({ ...around, missed, told }, signal)
    void alone(name, signal, first, () => catchUp({ missed, told: apply }))
  }
  let account = session.get()?.account.id
  session.subscribe(() => {
    if (session.get()?.account.id === account) return
    account = session.get()?.account.id
    stop()
    begin()
  })
  let forget = () => {}
  document.addEventListener('visibilitychange', () => {
    forget()
    if (document.visibilityState === 'hidden') forget = after(PATIENCE, stop)
    else begin()
  })
  begin()
}

/** Runs in one tab at a time; another does `wait` and is next in line. Locks are missing on plain http: there each is on its own. */
async function alone(
  name: string,
  signal: AbortSignal,
  run: () => Promise<void>,
  wait: () => Promise<void>,
): Promise<void> {
  if (!navigator.locks) return run()
  const isFree = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await run()
    return lock !== null
  })
  if (isFree || signal.aborted) return
  void wait()
  await navigator.locks.request(name, { signal }, run).catch(() => undefined)
}

const around = {
  open: (signal: AbortSignal) =>
    fetch('/api/v1/events', {
      headers: { Authorization: `Bearer ${session.get()?.access_token ?? ''}`, Accept: 'text/event-stream' },
      cache: 'no-store' as const,
      signal,
    }),
  versions: () => call('GET /api/v1/events/versions'),
  renew: async () => {
    const token = session.get()?.access_token
    return token !== undefined && (await session.refresh(token).catch(() => '')) !== null
  },
  after,
  chance: Math.random,
}

/** The changes of the last so many milliseconds. */
async function changedWithin(milliseconds: number): Promise<readonly Change[] | 'anything'> {
  const seconds = Math.ceil(milliseconds / 1000) + 1
  if (seconds > REMEMBERED) return 'anything'
  const versions = await call('GET /api/v1/events/versions', { query: { seconds } })
  return (Object.keys(versions) as Topic[]).map((topic) => ({ topic, id: null }))
}

/** Rereads outdated data that is in sight, once for changes that come together. */
function applying(queries: QueryClient): (changes: readonly Change[] | 'anything') => void {
  let gathered: Change[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const read = () => {
    const changes = gathered
    gathered = []
    timer = undefined
    void queries.invalidateQueries({ predicate: ({ queryKey }) => changes.some((one) => isOutOfDate(queryKey, one)) })
  }
  return (changes) => {
    if (changes === 'anything') return void queries.invalidateQueries()
    gathered.push(...changes)
    timer ??= setTimeout(read, GATHERED)
  }
}
