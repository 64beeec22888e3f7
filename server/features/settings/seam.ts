import type { Reason } from '../../api/errors.ts'
import type { Act } from '../../context.ts'
import type { Reader, Tx } from '../../db/writer.ts'
import { addMilliseconds, localDate, localTime, toInstant, type Instant } from '../../lib/time.ts'
import { say, type Said } from '../../lib/sayings/sayings.ts'

/** True if money has changed hands or is owed for something: the studio's currency then stays. */
export type SoldAnything = (reader: Reader) => boolean

/** A change of the studio's currency. `convert` keeps an amount's number; 422 where the new currency has no coins for it. */
export interface CurrencyChange {
  from: string
  to: string
  /** Takes and gives minor units; `what` names the price to a person. */
  convert: (minor: number, what: Said) => number
}

/** Moves the prices of one feature to another currency. */
export type Reprice = (tx: Tx, act: Act, change: CurrencyChange) => void

/** A change of the studio's timezone. */
export interface ZoneChange {
  from: string
  to: string
}

/** Records planned by the studio's clock: they keep their time of day, which is another moment then. */
export interface ZoneFollower {
  /** Records that would be at another moment, as reasons to ask first. */
  planned(reader: Reader, now: Instant, change: ZoneChange): Reason[]
  /** Moves it. */
  move(tx: Tx, act: Act, change: ZoneChange): void
}

/**
 * Why something can't move to another zone, whatever is said: by its clock it would have begun already. It has to be over, or
 * called off, first (decisions.md 6, Classes: a start in the past is refused).
 */
export function begunThere(
  coming: readonly { name: string; starts_at: Instant }[],
  now: Instant,
  change: ZoneChange,
  rule: string,
): Reason[] {
  const begun = coming.filter(({ starts_at }) => inZone(starts_at, change) <= now)
  const [first] = begun
  if (!first) return []
  const detail = say('settings.zone_begun', { n: begun.length, name: first.name, when: first.starts_at })
  return [{ code: 'SCHEDULE_CONFLICT', detail, rule, value: begun.length, fix: 'cancel' }]
}

/** The moment at which another zone's clock shows the same day and time. */
export function inZone(at: Instant, { from, to }: ZoneChange): Instant {
  return addMilliseconds(toInstant(to, localDate(at, from), localTime(at, from)), Date.parse(at) % 60_000)
}
