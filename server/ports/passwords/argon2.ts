import argon2 from 'argon2'
import type { Passwords } from './port.ts'

/** OWASP's argon2id parameters: 19 MiB, two passes, one lane. */
const parameters = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hashes at most two passwords at a time, so that a burst of logins leaves the machine to everybody else. */
export function argon2Passwords(options: { memoryCost?: number } = {}): Passwords {
  const settings = { ...parameters, ...options }
  const absent = argon2.hash('a password that nobody has', settings)
  const limited = limit(2)
  return {
    hash: (password) => limited(() => argon2.hash(password.normalize('NFC'), settings)),
    verify: async (hash, password) => {
      const matches = await limited(async () => argon2.verify(hash ?? (await absent), password.normalize('NFC')))
      return matches && Boolean(hash)
    },
  }
}

function limit(most: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (task) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    running += 1
    try {
      return await task()
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }
}
