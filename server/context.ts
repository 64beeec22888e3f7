import type { Config } from './config.ts'
import type { StorageState } from './db/storage-state.ts'
import type { Reader, Tx, Writer } from './db/writer.ts'
import type { Actor, Caller } from './api/caller.ts'
import type { Entry } from './http/host.ts'
import type { Limit } from './http/operation.ts'
import type { CountedRequest } from './http/rate-limit.ts'
import type { Instant } from './lib/time.ts'
import type { Log, RecentLog } from './http/recent-log.ts'
import type { Bucket } from './ports/bucket/port.ts'
import type { Feed } from './changes/feed.ts'
import type { Streams } from './features/stream/streams.ts'
import type { ClockWatch } from './clock/watch.ts'
import type { AiLine } from './ports/ai/port.ts'
import type { LicenseLine } from './ports/license/port.ts'
import type { Clock } from './ports/clock/port.ts'
import type { Disk } from './ports/disk/port.ts'
import type { Files } from './ports/files/port.ts'
import type { Mail } from './ports/mail/port.ts'
import type { Outbound } from './ports/outbound/port.ts'
import type { Processors } from './ports/processor/port.ts'
import type { Passwords } from './ports/passwords/port.ts'
import type { Push } from './ports/push/port.ts'
import type { Random } from './ports/random/port.ts'
import type { Tunnel } from './ports/tunnel/port.ts'
import type { Seams } from './seam-types.ts'
import type { Secrets } from './secrets.ts'

/** The outside world. Each port is an interface, a real one and, where tests need it, a fake one. */
export interface Ports {
  clock: Clock
  random: Random
  passwords: Passwords
  mail: Mail
  files: Files
  bucket: Bucket
  outbound: Outbound
  push: Push
  disk: Disk
  processors: Processors
  tunnel: Tunnel
  license: LicenseLine
  ai: AiLine
}

/** Services that live as long as the process. */
export interface App {
  config: Config
  version: string
  db: Reader
  writer: Writer
  /** True if what is written reaches the disk. */
  storage: StorageState
  ports: Ports
  secrets: Secrets
  /** Drawn whenever a backup replaces the studio; empty before the first restore. It is signed into every token. */
  era: string
  seams: Seams
  log: Log
  /** Stops the studio in order and starts it again in the same folder, once what is under way is answered. */
  restart: () => void
  /** The last lines of the log, without anything personal. */
  recentLog: RecentLog
  clockWatch: ClockWatch
  /** The feed of changes, for pages that stay fresh. */
  changes: Feed
  streams: Streams
}

/** When and by whom something is done: what a verb needs inside a transaction. */
export interface Act {
  now: Instant
  actor: Actor
  requestId: string | null
  /** Features that take part in the same transaction. */
  seams: Seams
  /** How many event handlers led here; events carry it, so that they can't cause each other for ever. */
  depth?: number
}

/** The work of one transaction: nothing in it can be awaited. */
type Job<T> = (tx: Tx) => T extends PromiseLike<unknown> ? never : T

/** One request. */
export interface Ctx extends App, Act, Entry {
  caller: Caller
  /** The caller's address as this door sees it, or null where a tunnel hides it. */
  ip: string | null
  requestId: string
  /** The language that who asks would read: `de`. */
  language: string
  /**
   * Runs the effect of a request, a synchronous write in a transaction; resolves once it is durable. Its result (or the result
   * of `answerOf`, if the caller reads less) is the request's answer and is kept with it for a repeat.
   */
  write: <T>(job: Job<T>, answerOf?: (result: T) => unknown) => Promise<T>
  /** Runs a part of what a request is about that a repeat would find done; its `write` comes last. */
  step: <T>(job: Job<T>) => Promise<T>
  /** Counts one attempt against a limit for a key of the handler's own (an account, say); refuses with RATE_LIMITED. */
  limit: (limit: Limit, key: string) => void
  /** The same by the request's address, where the operation counts itself. */
  counted: CountedRequest
  /** Has the browser keep a cookie, if the request succeeds: the text of one Set-Cookie. */
  setCookie: (cookie: string) => void
}

export type { Door } from './http/doors.ts'
