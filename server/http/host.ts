import type { Instant } from '../lib/time.ts'
import type { AnyCaller, Permissions } from './access.ts'
import type { Door } from './doors.ts'
import type { Effect } from './effect.ts'
import type { Reading } from '../lib/sayings/format.ts'
import type { ErrorCodes, ProblemDocument, Refusal } from './errors.ts'
import type { IdempotencyStore } from './idempotency.ts'
import type { Log } from './recent-log.ts'
import type { CountedRequest, RateLimits } from './rate-limit.ts'

/** Where a request came in, and what it says of itself. */
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
  /** What the request has changed, to be told by the application; its Idempotency-Key is kept with it. */
  effect: Effect
}

/** What an application gives so that its operations can be served; nothing else of it is known here. */
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
  /** Who a bearer token belongs to; refuses a bad one with 401, and one that is not for this way in with 403. */
  authenticate(token: string, entry: Entry): Promise<Caller>
  /** Refuses what can't be done at present, whoever may do it. */
  requireOpen?(key: string, caller: Caller): void
  /** What its handlers are given for a request. */
  context(arrival: Arrival<Caller>): Ctx
  /** Where answers are kept for a repeat with the same Idempotency-Key; without it the header means nothing. */
  idempotency?: IdempotencyStore
  /**
   * The refusal that a failure of its storage stands for (a full disk, say), if it is one: the cause and the way out. What
   * became of the request is said after it.
   */
  refusalOf?(error: unknown): Refusal<string> | undefined
  /** How whoever sends this Accept-Language reads: English without it. */
  reading?(languages: string | undefined): Reading
  /** What its refusals say at a path beside the problem document, for clients that read another shape. */
  besideProblem?(path: string, problem: ProblemDocument): Record<string, unknown>
  /** Whether answers are held against the contract (in tests: the OpenAPI document is then proven true). */
  checkAnswers: boolean
}
