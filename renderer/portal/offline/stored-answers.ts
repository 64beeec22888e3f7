import type { Query, QueryClient } from '@tanstack/react-query'
import type { GetKey } from '../../api/index.ts'

/** Answers readable without a connection: timetable, substitute requests, own and dependants' bookings, what pays for them. */
const KEPT: readonly string[] = [
  'GET /api/v1/scheduled-classes',
  'GET /api/v1/scheduled-classes/{class_id}',
  'GET /api/v1/scheduled-classes/{class_id}/roster',
  'GET /api/v1/substitute-requests',
  'GET /api/v1/bookings',
  'GET /api/v1/bookings/waitlist',
  'GET /api/v1/appointments',
  'GET /api/v1/clients/me/dependants',
  'GET /api/v1/clients/me/dependants/{dependant_id}/bookings',
  'GET /api/v1/clients/me/dependants/{dependant_id}/bookings/waitlist',
  'GET /api/v1/clients/me/dependants/{dependant_id}/appointments',
  'GET /api/v1/memberships',
  'GET /api/v1/auth/me',
] satisfies GetKey[]

/** The same for visitors who have not signed in: public answers. */
const KEPT_FOR_ALL: readonly string[] = [
  'GET /api/v1/widget/{public_studio_id}/schedule',
  'GET /api/v1/widget/{public_studio_id}/membership-types',
  'GET /api/v1/widget/{public_studio_id}/products',
] satisfies GetKey[]

const KEY = 'studio-desk.portal.kept'
const DAY = 86_400_000
const MAX_AGE = 14 * DAY
const MAX_ANSWERS = 24
const SETTLE = 500

interface Kept {
  account: string | null
  answers: { key: readonly unknown[]; data: unknown; at: number }[]
}

interface Surroundings {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Names the signed-in account; null for nobody, who reads public answers. One account's answers are never shown to another. */
  account: () => string | null
  now: () => number
  /** Calls back soon, once for many calls in a row. */
  soon?: (run: () => void) => void
}

/**
 * Keeps the last answers on this device: puts the reader's stored ones into the cache, each with its age, and
 * stores new ones as they come. Signing out removes them from the device.
 */
export function storeAnswers(queries: QueryClient, { storage, account, now, soon = debounced() }: Surroundings) {
  for (const key of [...KEPT, ...KEPT_FOR_ALL]) queries.setQueryDefaults([key], { gcTime: Infinity })
  const known = new Map<string, Kept['answers'][number]>()
  let owner = account()

  for (const answer of read(storage, owner, now() - MAX_AGE)) {
    known.set(JSON.stringify(answer.key), answer)
    queries.setQueryData(answer.key, answer.data, { updatedAt: answer.at })
    // However young: what has been done since may not be in it.
    void queries.invalidateQueries({ queryKey: answer.key, exact: true, refetchType: 'none' })
  }

  const write = () => {
    if (owner !== account()) return
    const answers = [...known.values()].sort((a, b) => b.at - a.at).slice(0, MAX_ANSWERS)
    try {
      storage.setItem(KEY, JSON.stringify({ account: owner, answers } satisfies Kept))
    } catch {
      // A full storage costs reading offline, nothing else.
      storage.removeItem(KEY)
    }
  }

  const take = ({ queryKey, state }: Query) => {
    const kept = owner === null ? KEPT_FOR_ALL : KEPT
    if (!kept.includes(String(queryKey[0])) || state.status !== 'success') return
    known.set(JSON.stringify(queryKey), { key: queryKey, data: state.data, at: state.dataUpdatedAt })
    soon(write)
  }

  const forget = () => {
    if (account() === owner) return
    owner = account()
    known.clear()
    storage.removeItem(KEY)
  }

  queries.getQueryCache().subscribe((event) => {
    forget()
    if (event.type === 'updated' && event.action.type === 'success') take(event.query)
  })
  return { forget }
}

function read(storage: Surroundings['storage'], owner: string | null, oldest: number): Kept['answers'] {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? 'null') as Kept | null
    return kept && kept.account === owner ? kept.answers.filter(({ at }) => at >= oldest) : []
  } catch {
    return []
  }
}

function debounced(): (run: () => void) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return (run) => {
    clearTimeout(timer)
    timer = setTimeout(run, SETTLE)
  }
}
