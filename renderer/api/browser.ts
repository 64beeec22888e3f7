import { createSession } from '../shared/session/session.ts'
import type { TokenAnswer } from '../shared/session/token-answer.ts'
import { createClient } from './client.ts'
import { ApiError, problemOf, UNREACHABLE } from './problem.ts'

const application = document.documentElement.dataset['app'] ?? 'manager'

async function renew(refreshToken: string): Promise<TokenAnswer | null> {
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ refresh_token: refreshToken })
  const response = await fetch('/api/v1/auth/refresh', { method: 'POST', headers, body }).catch(() => {
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

/** Who is signed in on this device. */
export const session = store

export const { call, upload, readFile } = createClient({
  session: store,
  fetch: (input, init) => fetch(input, init),
  language: () => document.documentElement.lang || 'en',
})
