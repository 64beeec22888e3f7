import type { Account, Role, TokenAnswer } from './token-answer.ts'

/** The account signed in on this device, and the tokens to prove it. */
export interface Session {
  access_token: string
  refresh_token: string
  role: Role
  account: Account
}

export interface SessionStore {
  get: () => Session | null
  subscribe: (listener: () => void) => () => void
  signIn: (answer: TokenAnswer) => void
  signOut: () => void
  /** Stores changes of the account. */
  keep: (change: Partial<Account>) => void
  /** A new access token, asked for once however many callers wait; null when the session has ended. */
  refresh: (stale: string) => Promise<string | null>
}

interface Surroundings {
  key: string
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Exchanges the refresh token; null when the server refuses it, an exception when it can't be reached. */
  renew: (refreshToken: string) => Promise<TokenAnswer | null>
  /** Runs one at a time among the tabs of a browser. */
  alone?: <Result>(run: () => Promise<Result>) => Promise<Result>
}

/** Keeps the session in storage, so that every tab and the next start share it. */
export function createSession({ key, storage, renew, alone = (run) => run() }: Surroundings) {
  const listeners = new Set<() => void>()
  let current = read()
  let renewing: Promise<string | null> | null = null

  function read(): Session | null {
    try {
      return JSON.parse(storage.getItem(key) ?? 'null') as Session | null
    } catch {
      return null
    }
  }

  function set(session: Session | null): void {
    current = session
    if (session) storage.setItem(key, JSON.stringify(session))
    else storage.removeItem(key)
    for (const listener of listeners) listener()
  }

  function take(answer: TokenAnswer): Session {
    const { access_token, refresh_token, role, account } = answer
    return { access_token, refresh_token, role, account }
  }

  async function renewOnce(stale: string): Promise<string | null> {
    const stored = read()
    if (!stored) {
      set(null)
      return null
    }
    if (stored.access_token !== stale) {
      current = stored
      return stored.access_token
    }
    const answer = await renew(stored.refresh_token)
    set(answer ? take(answer) : null)
    return answer?.access_token ?? null
  }

  return {
    get: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    signIn: (answer: TokenAnswer) => set(take(answer)),
    signOut: () => set(null),
    keep: (change: Partial<Account>) => {
      const stored = read()
      if (stored) set({ ...stored, account: { ...stored.account, ...change } })
    },
    refresh: (stale: string) => {
      renewing ??= alone(() => renewOnce(stale)).finally(() => (renewing = null))
      return renewing
    },
    /** Another tab has changed the stored session. */
    storageChanged: (changedKey: string | null) => {
      if (changedKey !== null && changedKey !== key) return
      current = read()
      for (const listener of listeners) listener()
    },
  } satisfies SessionStore & { storageChanged: (changedKey: string | null) => void }
}
