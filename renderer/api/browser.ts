import { createConnection, isFromBetween } from '../shared/connection/connection.ts'
import { watchStorage } from '../shared/storage/storage.ts'
import { createSession } from '../shared/session/session.ts'
import type { TokenAnswer } from '../shared/session/token-answer.ts'
import { readStudio } from '../shared/studio/studio.ts'
import { working } from '../shared/work/working.ts'
import { createClient } from './client.ts'
import { ApiError, problemOf, UNREACHABLE } from './problem.ts'

const application = document.documentElement.dataset['app'] ?? 'manager'

/** True if the studio's server answers. */
export const connection = createConnection({
  ask: async () => {
    try {
      return !isFromBetween(await fetch('/api/v1/health', { cache: 'no-store' }))
    } catch {
      return false
    }
  },
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
})

/** True if the studio's computer can save. */
export const storage = watchStorage({
  initial: readStudio().storage,
  ask: async () =>
    document.visibilityState === 'visible' ? fetch('/api/v1/health', { cache: 'no-store' }).catch(() => null) : null,
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
})

async function renew(refreshToken: string): Promise<TokenAnswer | null> {
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ refresh_token: refreshToken })
  const response = await fetch('/api/v1/auth/refresh', { method: 'POST', headers, body }).catch(() => {
    connection.missed()
    throw new ApiError(UNREACHABLE)
  })
  if (response.ok) return (await response.json()) as TokenAnswer
  if (response.status === 401 || response.status === 403) return null
  throw new ApiError(await problemOf(response))
}

const store = createSession({
  key: `studio-desk.${application}.session`,
  storage: localStorage,
  renew,
  // Locks are missing on plain http; then each tab renews for itself, which the server allows.
  alone: async (run) =>
    navigator.locks ? await navigator.locks.request(`studio-desk.${application}.refresh`, run) : run(),
})

addEventListener('storage', (event) => store.storageChanged(event.key))

/** The account signed in on this device. */
export const session = store

export const { call, upload, sendForm, openFile, open } = createClient({
  session: store,
  fetch: async (input, init) => {
    const answer = await fetch(input, init)
    storage.heard(answer)
    return answer
  },
  heard: (answered) => (answered ? connection.answered() : connection.missed()),
  prove: (asked) => working(async () => (await import('../shared/work/solve.ts')).solve(asked)),
  language: () => document.documentElement.lang || 'en',
})
