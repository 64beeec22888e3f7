import { Refusal } from '../../http/errors.ts'
import { argon2id } from './argon2id.ts'
import type { Passwords } from './port.ts'
import { say } from '../../lib/sayings/sayings.ts'

/** OWASP's argon2id parameters: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Passwords hashed at the same time; few, so that a burst of logins doesn't slow the machine for everybody else. */
const AT_ONCE = 2
/** The most passwords that may wait for a hash; the last of them waits a few seconds. */
const WAITING = 16

/** Hashes at most two passwords at a time and lets a few wait; beyond those it refuses (429), before anything is hashed. */
export function argon2Passwords(options: { memoryCost?: number } = {}): Passwords {
  const settings = { ...parameters, ...options }
  const absent = absentHash(settings)
  const limited = queue(AT_ONCE, WAITING)
  return {
    hash: (password) => limited(async () => (await argon2id()).hash(password.normalize('NFC'), settings)),
    verify: async (hash, password) => {
      const matches = await limited(async () => (await argon2id()).verify(hash ?? absent, password.normalize('NFC')))
      return matches && Boolean(hash)
    },
  }
}

/** A hash that no password has: trying one against it takes as long as against an account's own. */
function absentHash({ memoryCost, timeCost, parallelism }: Record<keyof typeof parameters, number>): string {
  const zeros = (bytes: number) => Buffer.alloc(bytes).toString('base64').replaceAll('=', '')
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${zeros(16)}$${zeros(32)}`
}

/** Runs tasks in their order, a few at a time; refuses those that come while too many wait. */
export function queue(most: number, waitingMost: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (task) => {
    if (running < most) running += 1
    else if (waiting.length >= waitingMost) throw tooMany()
    // A finished hash hands its place on, so that no newcomer takes it.
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

function tooMany(): Refusal {
  const detail = say('auth.too_many_sign_in')
  return new Refusal('RATE_LIMITED', detail, { headers: { 'Retry-After': '3' } })
}
