import type { PutBack } from '../../clock/watch.ts'
import type { StorageTrouble } from '../../db/storage-state.ts'
import { addHours, addMinutes, minutesBetween, type Instant } from '../../lib/time.ts'
import type { TroubleCode } from '../email/trouble-rules.ts'
import type { KeptReport } from '../integrity/queries.ts'
import type { TunnelState } from '../tunnel/tunnel-values.ts'
import type { Finding } from './findings.ts'

const MB = 1_000_000
/** Free bytes below which nothing can be kept soon, and below which it is time to make room. */
const LEAST = { failing: 100 * MB, warning: 500 * MB }

/** True if the disk takes more: what a copy, or a change of the whole file, needs beside it is free. Sizes in bytes. */
export function ofDisk({ free, data }: { free: number | undefined; data: number }): Finding {
  if (free === undefined) return { state: 'off', code: 'disk.unknown', values: {} }
  if (free < LEAST.failing) return { state: 'failing', code: 'disk.full', values: { free } }
  const wanted = Math.max(LEAST.warning, 2 * data)
  if (free < wanted) return { state: 'warning', code: 'disk.short', values: { free, wanted } }
  return { state: 'ok', code: 'disk.enough', values: { free, data } }
}

/** True if what is written reaches the disk. */
export function ofStorage(trouble: StorageTrouble | null): Finding {
  if (trouble === null) return { state: 'ok', code: 'storage.well', values: {} }
  return { state: 'failing', code: 'storage.failing', values: { fault: trouble.fault, since: trouble.since } }
}

/** Hours that a letter may wait before it is worth a word, and before clients certainly miss it. */
const MAIL_HOURS = { warning: 1, failing: 24 }

export interface MailFacts {
  configured: boolean
  queued: number
  /** Given up in the last seven days. */
  failed: number
  /** Time since which the oldest overdue email waits. */
  since: Instant | null
  /** Time since which the server can’t be used, and the trouble of its last try. */
  down_since: Instant | null
  trouble: { code: TroubleCode; host: string } | null
}

/** True if letters leave. */
export function ofMail(facts: MailFacts, now: Instant): Finding {
  const { configured, queued, failed, since, down_since, trouble } = facts
  if (!configured) return { state: queued > 0 ? 'warning' : 'off', code: 'mail.none', values: { queued } }
  const stateSince = (at: Instant) => (addHours(at, MAIL_HOURS.failing) <= now ? 'failing' : 'warning')
  // If no email waits for the server, the lost ones are more important.
  if (down_since !== null && trouble !== null && (queued > 0 || failed === 0)) {
    const values = { queued, since: down_since, trouble: trouble.code, host: trouble.host }
    return { state: queued > 0 ? stateSince(down_since) : 'warning', code: 'mail.waiting', values }
  }
  if (since !== null && addHours(since, MAIL_HOURS.warning) <= now)
    return { state: stateSince(since), code: 'mail.late', values: { queued, since } }
  if (failed > 0) return { state: 'warning', code: 'mail.given_up', values: { failed } }
  return { state: 'ok', code: 'mail.fine', values: {} }
}

/** Hours for which a receiver may be away before it is reported. */
const WEBHOOK_HOURS = 1

/** True if other programs receive their messages. */
export function ofWebhooks(
  { active, given_up, failing_since: since }: { active: number; given_up: number; failing_since: Instant | null },
  now: Instant,
): Finding {
  if (given_up > 0) return { state: 'warning', code: 'webhooks.given_up', values: { given_up } }
  if (active === 0) return { state: 'off', code: 'webhooks.none', values: {} }
  if (since !== null && addHours(since, WEBHOOK_HOURS) <= now)
    return { state: 'warning', code: 'webhooks.failing', values: { since } }
  return { state: 'ok', code: 'webhooks.fine', values: {} }
}

/** Minutes: some job begins every minute, and none takes this long. */
const JOBS_MINUTES = { still: 10, long: 60 }

export interface JobRun {
  name: string
  last_started_at: Instant
  last_finished_at: Instant | null
  last_error: string | null
}

/** True if the studio's automatic jobs run. */
export function ofJobs(runs: readonly JobRun[], now: Instant): Finding {
  const last = runs.map((run) => run.last_started_at).reduce((one, other) => (one > other ? one : other), '')
  if (last === '') return { state: 'off', code: 'jobs.not_yet', values: {} }
  if (addMinutes(last, JOBS_MINUTES.still) <= now) return { state: 'failing', code: 'jobs.still', values: { last } }
  const failed = runs.filter((run) => run.last_error !== null)
  const [first] = failed
  if (first) {
    const values = { job: first.name, at: first.last_started_at, failed: failed.length }
    return { state: 'warning', code: 'jobs.failed', values }
  }
  const long = runs.find((run) => isLong(run, now))
  if (long) return { state: 'warning', code: 'jobs.long', values: { job: long.name, since: long.last_started_at } }
  return { state: 'ok', code: 'jobs.fine', values: { last } }
}

function isLong({ last_started_at, last_finished_at }: JobRun, now: Instant): boolean {
  return last_finished_at === null && addMinutes(last_started_at, JOBS_MINUTES.long) <= now
}

/** Hours after which a check that is made every night was missed. */
const INTEGRITY_HOURS = 48

export interface IntegrityFacts {
  checked_at: Instant
  ok: boolean
  report: KeptReport
}

/** True if everything added up when it was last checked. */
export function ofIntegrity(last: IntegrityFacts | undefined, now: Instant): Finding {
  if (!last) return { state: 'off', code: 'integrity.not_yet', values: {} }
  const { checked_at, ok, report } = last
  if (!ok) {
    const broken = report.invariants.filter((one) => !one.ok).map(({ name }) => name)
    const named = (report.database.ok ? broken : ['database', ...broken]).join(', ')
    return { state: 'failing', code: 'integrity.broken', values: { checked_at, broken: named } }
  }
  const isOld = addHours(checked_at, INTEGRITY_HOURS) <= now
  if (isOld) return { state: 'warning', code: 'integrity.old', values: { checked_at } }
  return { state: 'ok', code: 'integrity.sound', values: { checked_at } }
}

/** Minutes that a clock may be early without a word, and days for which a clock that was wrong is worth one. */
const CLOCK = { minutes: 10, days: 7 }

export interface ClockFacts {
  /** The latest moment of what was recorded last, which can't lie ahead of a clock that is right. */
  recorded: Instant | null
  putBack: PutBack | null
  /** The last time that decisions of a clock that was ahead were taken back. */
  takenBack: Instant | null
}

/** True if the computer's clock can be believed; its time zone does not matter. */
export function ofClock({ recorded, putBack, takenBack }: ClockFacts, now: Instant): Finding {
  const isRecent = (at: Instant) => addHours(at, 24 * CLOCK.days) > now
  if (recorded !== null && recorded > addMinutes(now, CLOCK.minutes))
    return { state: 'failing', code: 'clock.behind', values: { now, recorded } }
  if (putBack && isRecent(putBack.at))
    return { state: 'warning', code: 'clock.put_back', values: { at: putBack.at, minutes: putBack.minutes } }
  if (takenBack !== null && isRecent(takenBack))
    return { state: 'warning', code: 'clock.was_ahead', values: { at: takenBack } }
  return { state: 'ok', code: 'clock.fine', values: { now } }
}

/** True if the key is closed to others: kept by the system, else by the mode of its file, `none` where the system has no modes, undefined: no file. */
export function ofSecrets(mode: number | 'none' | undefined, isWrapped = false): Finding {
  if (isWrapped) return { state: 'ok', code: 'secrets.wrapped', values: {} }
  if (mode === undefined) return { state: 'failing', code: 'secrets.gone', values: {} }
  if (mode === 'none') return { state: 'ok', code: 'secrets.of_user', values: {} }
  if ((mode & 0o077) === 0) return { state: 'ok', code: 'secrets.private', values: {} }
  const octal = (mode & 0o777).toString(8).padStart(4, '0')
  return { state: 'warning', code: 'secrets.open', values: { mode: octal } }
}

export interface AddressFacts {
  /** The address that links are built on. */
  url: string | null
  /** The result of asking for the studio there. */
  tried: { url: string; at: Instant; isReached: boolean } | undefined
}

/** True if the studio's public address leads to it. */
export function ofAddress({ url, tried }: AddressFacts): Finding {
  if (url === null) return { state: 'off', code: 'address.none', values: {} }
  if (!url.startsWith('https:')) return { state: 'off', code: 'address.without_https', values: {} }
  if (tried?.url !== url) return { state: 'off', code: 'address.not_tried', values: {} }
  const values = { at: tried.at }
  if (tried.isReached) return { state: 'ok', code: 'address.reached', values }
  return { state: 'failing', code: 'address.not_reached', values }
}

/** Minutes without anybody from outside, after which that is more than a pause. */
const LOST_MINUTES = 10

export interface TunnelFacts {
  state: Exclude<TunnelState, 'off'>
  /** Time since which clients come by it, or don't. */
  since: Instant | null
  seenAt: Instant | null
}

/** True if clients come by the built-in tunnel. */
export function ofTunnel({ state, since, seenAt }: TunnelFacts, now: Instant): Finding {
  if (state === 'connecting' || since === null) return { state: 'off', code: 'tunnel.connecting', values: {} }
  if (state === 'unreachable') {
    const minutes = Math.max(1, Math.floor(minutesBetween(since, now)))
    return { state: minutes < LOST_MINUTES ? 'warning' : 'failing', code: 'tunnel.lost', values: { since, minutes } }
  }
  if (state === 'name_taken') return { state: 'warning', code: 'tunnel.other_name', values: { at: since } }
  return { state: 'ok', code: 'tunnel.reached', values: { at: seenAt ?? since } }
}

/** True if the file is of the schema that this version knows. */
export function ofVersion({ version, schema, known }: { version: string; schema: number; known: number }): Finding {
  if (schema === known) return { state: 'ok', code: 'version.fits', values: { version, schema } }
  return { state: 'failing', code: 'version.other_schema', values: { version, schema, known } }
}
