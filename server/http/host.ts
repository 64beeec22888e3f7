import type { Instant } from '../lib/time.ts'
import type { AnyCaller, Permissions } from './access.ts'
import type { Door } from './doors.ts'
import type { ErrorCodes, Refusal } from './errors.ts'
import type { Claim, IdempotencyStore } from './idempotency.ts'
import type { Log } from './log.ts'
import type { Limit } from './operation.ts'
import type { RateLimits } from './rate-limit.ts'

/** One request as it reached an operation, before the application makes its own context of it. */
export interface Arrival<Caller extends AnyCaller> {
  now: Instant
  caller: Caller
  door: Door
  /** The caller's address as this door sees it, or null where a tunnel hides it. */
  ip: string | null
  requestId: string
  /** Its Accept-Language header, as it came. */
  languages: string | undefined
  /** Counts one attempt against a limit for a key of the handler's own (an account, say); refuses with RATE_LIMITED. */
  limit: (limit: Limit, key: string) => void
  /** The request's Idempotency-Key, to be claimed with its first effect. */
  claim: Claim | undefined
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
  /** Who a bearer token belongs to; refuses with 401 a bad one, and one that does not do at this door. */
  authenticate(token: string, door: Door): Promise<Caller>
  /** What its handlers are given for a request. */
  context(arrival: Arrival<Caller>): Ctx
  /** Where answers are kept for a repeat with the same Idempotency-Key; without it the header means nothing. */
  idempotency?: IdempotencyStore
  /** The refusal that a failure of its storage stands for (a full disk, say), if it is one. */
  refusalOf?(error: unknown): Refusal<string> | undefined
  /** Paths whose refusals pages of any origin may read. */
  isOpenToPages?(path: string): boolean
  /** Whether answers are held against the contract (in tests: the OpenAPI document is then proven true). */
  checkAnswers: boolean
}
