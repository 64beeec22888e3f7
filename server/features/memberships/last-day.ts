import type { Act } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { addDays } from '../../lib/time.ts'
import type { NamedMembershipRow } from './queries.ts'

/**
 * What follows once it is known that a membership is good to the end of its last day and no longer: places that it was to pay
 * for after that are given up free. `isToldByProcessor` where the processor, which collects for it, knows; `keepsMoved` where its
 * last day was known all along: what was booked for a day of its own stays, wherever the studio has moved the class.
 */
export function endsOnLastDay(
  tx: Tx,
  act: Act,
  row: NamedMembershipRow,
  { isToldByProcessor, keepsMoved = false }: { isToldByProcessor: boolean; keepsMoved?: boolean },
): void {
  if (row.expires_on === null) return
  const from = addDays(row.expires_on, 1)
  const reason = say('cancelled.membership_ends')
  const standstill = { from, reason, isToldByProcessor, keepsMoved }
  for (const { stopped } of act.seams.memberships) stopped(tx, act, row.id, standstill)
}
