import type { StorageFault } from '../../db/storage-fault.ts'
import type { Instant } from '../../lib/time.ts'
import type { TroubleCode } from '../email/trouble-rules.ts'

/** The state, and what to do about it; null if there is nothing to do. */
export interface Sentences {
  detail: string
  fix: string | null
}

/** The result of a check; `off`: there is nothing to look at, or not yet. */
export type State = 'ok' | 'warning' | 'failing' | 'off'

type Nothing = Record<string, never>

/** Everything a check may find, each with what belongs into its sentence: figures and moments, never a person's. */
export interface Findings {
  /** Bytes. */
  'disk.enough': { free: number; data: number }
  'disk.short': { free: number; wanted: number }
  'disk.full': { free: number }
  'disk.unknown': Nothing
  'storage.well': Nothing
  'storage.failing': { fault: StorageFault; since: Instant }
  'mail.fine': Nothing
  'mail.none': { queued: number }
  /** The server can’t be used, by what its last try met. */
  'mail.waiting': { queued: number; since: Instant; trouble: TroubleCode; host: string }
  'mail.late': { queued: number; since: Instant }
  'mail.given_up': { failed: number }
  'webhooks.none': Nothing
  'webhooks.fine': Nothing
  'webhooks.failing': { since: Instant }
  'webhooks.given_up': { given_up: number }
  'jobs.fine': { last: Instant }
  'jobs.not_yet': Nothing
  'jobs.still': { last: Instant }
  'jobs.long': { job: string; since: Instant }
  'jobs.failed': { job: string; at: Instant; failed: number }
  'integrity.sound': { checked_at: Instant }
  'integrity.not_yet': Nothing
  'integrity.old': { checked_at: Instant }
  /** The names of what does not hold. */
  'integrity.broken': { checked_at: Instant; broken: string }
  'clock.fine': { now: Instant }
  'clock.behind': { now: Instant; recorded: Instant }
  'clock.put_back': { at: Instant; minutes: number }
  'clock.was_ahead': { at: Instant }
  'secrets.private': Nothing
  'secrets.wrapped': Nothing
  'secrets.of_user': Nothing
  'secrets.open': { mode: string }
  'secrets.gone': Nothing
  'address.none': Nothing
  'address.not_tried': Nothing
  'address.without_https': Nothing
  'address.reached': { at: Instant }
  'address.not_reached': { at: Instant }
  'tunnel.connecting': Nothing
  'tunnel.reached': { at: Instant }
  'tunnel.other_name': { at: Instant }
  'tunnel.lost': { since: Instant; minutes: number }
  'copies.proven': { as_of: Instant; clients: number }
  'copies.same_disk': { as_of: Instant; clients: number }
  'copies.none': Nothing
  'copies.not_tried': { at: Instant }
  'copies.old': { at: Instant }
  'copies.failed': { at: Instant; problem: string }
  'copies.unusable': { place: string; at: Instant }
  'copies.not_there': { place: string; problem: string }
  'payments.none': Nothing
  'payments.not_yet': Nothing
  'payments.fine': { at: Instant }
  'payments.undelivered': { undelivered: number }
  'payments.not_here': { amount: number; currency: string; at: Instant }
  'payments.untold': { since: Instant }
  'payments.key_refused': { since: Instant }
  'payments.not_reached': { since: Instant }
  'payments.silent': { since: Instant }
  'license.none': Nothing
  'license.fine': { at: Instant }
  'license.unconfirmed': { at: Instant }
  'license.lapsed': { at: Instant }
  'license.ended': Nothing
  'license.unknown': { at: Instant }
  'covered.none': Nothing
  'covered.all': Nothing
  /** Number of classes that nothing on sale covers, and the name of the first. */
  'covered.not': { classes: number; name: string }
  'covering.none': Nothing
  'covering.all': Nothing
  /** Number of types that cover nothing, and the name of the first. */
  'covering.nothing': { types: number; name: string }
  'single_price.fits': Nothing
  /** Number of classes that a drop-in books for less, the name of the first and of its drop-in. */
  'single_price.above': { above: number; name: string; pass: string }
  'version.fits': { version: string; schema: number }
  'version.other_schema': { version: string; schema: number; known: number }
}

export type FindingCode = keyof Findings

/** A finding of a check: its state, and the code and values of its sentences. */
export type Finding = { [Code in FindingCode]: { state: State; code: Code; values: Findings[Code] } }[FindingCode]
