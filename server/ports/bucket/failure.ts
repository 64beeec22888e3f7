/** The bucket's server answered with something else than what was asked for. */
export class Answered extends Error {
  readonly status: number
  /** The S3 error code; empty where the answer names none. */
  readonly code: string
  /** Milliseconds that the server asks to wait. */
  readonly wait: number | undefined

  constructor(status: number, code: string, wait?: number) {
    super(`${status} ${code}`)
    this.status = status
    this.code = code
    this.wait = wait
  }
}

/** No answer, or not a whole one. */
export class Unanswered extends Error {
  /** The code of the system or of TLS: `ECONNREFUSED`. */
  readonly failure: string

  constructor(cause: unknown) {
    const { code, name } = cause as NodeJS.ErrnoException
    super(String(cause))
    this.failure = code ?? name
  }
}

/** True if something failed because the server answered with this code. */
export const isAnswer = (error: unknown, code: string): boolean => error instanceof Answered && error.code === code

/** The most attempts without any progress. */
const ATTEMPTS = 5
/** The longest wait at a server's request, in milliseconds; a longer one is left for another time. */
const LONGEST_WAIT = 60_000

/**
 * Milliseconds to wait before the next attempt, or undefined if another one is of no use. Each pause is twice as long as the
 * one before, minus `chance` (0 to 1) of its second half, so that clients that failed together don't come back together.
 */
export function pauseAfter(error: unknown, attempt: number, pause: number, chance: number): number | undefined {
  if (!mayPass(error) || attempt >= ATTEMPTS) return undefined
  const asked = (error instanceof Answered && error.wait) || 0
  return asked > LONGEST_WAIT ? undefined : Math.max(asked, pause * 2 ** (attempt - 1) * (1 - chance / 2))
}

const BUSY = new Set([429, 500, 502, 503, 504])
/** The data arrived damaged, or too slowly. */
const ON_THE_WAY = new Set(['BadDigest', 'RequestTimeout'])

/** True if a failure may be none a moment later; a certificate does not become another one. */
function mayPass(error: unknown): boolean {
  if (error instanceof Unanswered) return !isUntrusted(error.failure)
  return error instanceof Answered && (BUSY.has(error.status) || ON_THE_WAY.has(error.code))
}

/** True if a TLS connection failed for the certificate. */
export function isUntrusted(failure: string): boolean {
  return /CERT|SIGNATURE|ISSUER|ALTNAME/.test(failure)
}
