import { idempotencyKey } from './request.ts'
import type { ApiError } from './problem.ts'

/** The keys of requests that may have been done although no answer came. */
export interface RetryKeys {
  /** The key for an input: the former one while its fate is unknown, else a new one. */
  of: (input: unknown) => string
  /** The request was answered, or failed in this way. */
  settle: (input: unknown, failure?: ApiError) => void
}

/** Gives a repeat of the same request the same key, so that it is done once; one that was refused gets a new key. */
export function createRetryKeys(create: () => string = idempotencyKey): RetryKeys {
  const open = new Map<string, string>()
  const nameOf = (input: unknown) => JSON.stringify(input ?? {})
  return {
    of: (input) => {
      const key = open.get(nameOf(input)) ?? create()
      open.set(nameOf(input), key)
      return key
    },
    settle: (input, failure) => {
      if (!failure || isRefusal(failure)) open.delete(nameOf(input))
    },
  }
}

/** True if the server has said that it did nothing, and why: the same request may be meant as a new one. */
export const isRefusal = ({ status, code }: ApiError) =>
  status >= 400 && status < 500 && code !== 'IDEMPOTENCY_IN_PROGRESS'
