import type { Act } from '../../context.ts'
import type { Reader, Tx } from '../../db/writer.ts'
import type { Instant, LocalDate } from '../../lib/time.ts'

/** Who takes part in classes: told, in the same transaction and after the class's own row is written. */
export interface ClassFollower {
  /** The studio cancelled a class, with the reason its clients read. */
  cancelled(tx: Tx, act: Act, classId: number, reason: string | null): void
  /** A class begins at another time than `formerStart`. */
  moved(tx: Tx, act: Act, classId: number, formerStart: Instant): void
  /** A class to come has more seats than before. */
  enlarged(tx: Tx, act: Act, classId: number): void
}

/** The days of a closure, both included. */
export interface ClosedDays {
  starts_on: LocalDate
  ends_on: LocalDate
}

/** What loses days of validity while the studio is closed. */
export interface ClosureFollower {
  /** How many there are that are valid on one of these days. */
  count(reader: Reader, days: ClosedDays): number
  /** Gives them the days back; gives how many there were. */
  extend(tx: Tx, act: Act, days: ClosedDays): number
}
