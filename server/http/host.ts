import type { Instant } from '../lib/time.ts'
import type { AnyCaller, Permissions } from './access.ts'
import type { Door } from './doors.ts'
import type { Effect } from './effect.ts'
import type { Reading } from '../lib/sayings/format.ts'
import type { ErrorCodes, ProblemDocument, Refusal } from './errors.ts'
import type { IdempotencyStore } from './idempotency.ts'
import type { Log } from './recent-log.ts'
import type { CountedRequest, RateLimits } from './rate-limit.ts'

/** Where a request came in, and how it describes itself. */
export interface Entry {
  door: Door
  header: (name: string) => string | undefined
  /** The port at the other end of its connection, by which a tunnel of this process knows its own. */
  peerPort: number | undefined
}

/** One request as it reached an operation, before the application makes its own context of it. */
export interface Arrival<Caller extends AnyCaller> extends Entry {
  now: Instant
  caller: Caller
  /** The caller's address as this door sees it, or null where a tunnel hides it. */
  ip: string | null
  requestId: string
  /** Its Accept-Language header, as it came. */
  languages: string | undefined
  /** Has the browser keep a cookie, if the request succeeds: the text of one Set-Cookie. */
  setCookie: (cookie: string) => void
  /** Counts the request against a limit, by its address or by a key of the handler's own; refuses with RATE_LIMITED. */
  counted: CountedRequest
  /** The changes of the request, reported by the application; its Idempotency-Key is kept with them. */
  effect: Effect
}

/** An application's part in serving its operations; this layer knows nothing else about it. */
export interface Host<Ctx, Caller extends AnyCaller> {
  /** The name that problem types begin with: `urn:<name>:problem:<code>`. */
  name: string
  now(): Instant
  log: Log
  limits: RateLimits
  /** Every code its refusals can carry, the shared ones among them. */
  errorCodes: ErrorCodes
  permissions: Permissions
  /** The caller where nobody signed in. */
  nobody: Caller
  /** The owner of a bearer token; refuses a bad one with 401, and one that is not for this way in with 403. */
  authenticate(token: string, entry: Entry): Promise<Caller>
  /** Refuses requests that can't be served at present, for every caller. */
  requireOpen?(key: string, caller: Caller): void
  /** The context that its handlers get for a request. */
  context(arrival: Arrival<Caller>): Ctx
  /** Where answers are kept for a repeat with the same Idempotency-Key; without it the header means nothing. */
  idempotency?: IdempotencyStore
  /**
   * The refusal for a failure of its storage (a full disk, say), if it is one: the cause and the way out. The outcome of the
   * request is added after it.
   */
  refusalOf?(error: unknown): Refusal<string> | undefined
  /** The reading of a caller with this Accept-Language: English without it. */
  reading?(languages: string | undefined): Reading
  /** Extra fields beside the problem document at a path, for clients that read another shape. */
  besideProblem?(path: string, problem: ProblemDocument): Record<string, unknown>
  /** True if answers are held against the contract (in tests: the OpenAPI document is then proven true). */
  checkAnswers: boolean
}
