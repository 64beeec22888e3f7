import type { Reason } from '../../api/errors.ts'
import type { Act } from '../../context.ts'
import type { Reader, Tx } from '../../db/writer.ts'
import { localDate, localTime, toInstant, type Instant } from '../../lib/time.ts'
import { type Said } from '../../lib/sayings/sayings.ts'

/** Whether money has changed hands or is owed for something: the studio's currency then stays. */
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

/** What is planned by the studio's clock: it keeps its time of day, and is at another moment then. */
export interface ZoneFollower {
  /** What would be at another moment, as reasons to ask first. */
  planned(reader: Reader, now: Instant, change: ZoneChange): Reason[]
  /** Moves it. */
  move(tx: Tx, act: Act, change: ZoneChange): void
}

/** The moment at which another zone's clock shows the same day and time. */
export function inZone(at: Instant, { from, to }: ZoneChange): Instant {
  return toInstant(to, localDate(at, from), localTime(at, from))
}
