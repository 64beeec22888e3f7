import { createHash } from 'node:crypto'
import type { Answered } from '../asides.ts'
import type { Books } from '../books.ts'
import { Refusal } from '../refusal.ts'

/** For so many seconds a key is known. */
const KNOWN = 24 * 60 * 60

/** The answer that was given to the same request before. Refuses a key that came with another one. */
export function earlierAnswer(books: Books, key: string, request: string): Answered | undefined {
  const earlier = Object.hasOwn(books.asides.answered, key) ? books.asides.answered[key] : undefined
  if (!earlier || earlier.at <= books.now() - KNOWN) return undefined
  if (earlier.asked === hashOf(request)) return earlier
  throw new Refusal(
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    { type: 'idempotency_error' },
  )
}

/** Remembers an answer for who asks again: what was refused before anything was begun is asked anew. */
export function remember(books: Books, key: string, request: string, status: number, body: string): void {
  if ([400, 401, 403, 404, 429].includes(status)) return
  books.asides.answered[key] = { asked: hashOf(request), at: books.now(), status, body }
}

const hashOf = (request: string): string => createHash('sha256').update(request).digest('hex')
