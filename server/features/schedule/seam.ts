import type { Act } from '../../context.ts'
import type { Reader, Tx } from '../../db/writer.ts'
import type { Instant, LocalDate } from '../../lib/time.ts'
import type { Reason } from '../../api/errors.ts'
import type { Slot } from './clash-rules.ts'

/** A feature that follows classes: called about changes, in the same transaction and after the class's row is written. */
export interface ClassFollower {
  /** The studio cancelled a class, with the reason its clients read. */
  cancelled?(tx: Tx, act: Act, classId: number, reason: string | null): void
  /** A class begins at another time than `formerStart`. */
  moved?(tx: Tx, act: Act, classId: number, formerStart: Instant): void
  /** A class to come is held at another location. */
  elsewhere?(tx: Tx, act: Act, classId: number): void
  /** Another instructor than before teaches a class to come. */
  taughtBy?(tx: Tx, act: Act, classId: number): void
  /** A class to come has more seats than before. */
  enlarged?(tx: Tx, act: Act, classId: number): void
  /** Asked before a class is held in another room (null: without seats): a reason for each client who would lose their seat. */
  seatsLost?(reader: Reader, classId: number, planId: number | null): Reason[]
  /** A class is held in another room: those booked have seats there now. */
  replanned?(tx: Tx, act: Act, classId: number): void
}

/** Other uses of an instructor's time: reasons against classes at these times, as SCHEDULE_CONFLICT lists them. */
export type Occupation = (reader: Reader, wanted: readonly Slot[], now: Instant) => Reason[]

/** The days of a closure, both included. */
export interface ClosedDays {
  starts_on: LocalDate
  ends_on: LocalDate
}

/** Other events on the days of a closure, cancelled with it. */
export interface CalledOff {
  /** How much of it there is to come on these days. */
  count(reader: Reader, now: Instant, days: ClosedDays): number
  /** Calls it off, with the reason its clients read; gives how much there was. */
  cancel(tx: Tx, act: Act, days: ClosedDays, reason: string | null): number
}

/** Records that lose days of validity while the studio is closed. */
export interface ClosureFollower {
  /** How many there are that are valid on one of these days. */
  count(reader: Reader, days: ClosedDays): number
  /** Gives them the days back; gives how many there were. */
  extend(tx: Tx, act: Act, days: ClosedDays): number
}
