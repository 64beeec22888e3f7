import type { Act } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { addDays } from '../../lib/time.ts'
import type { NamedMembershipRow } from './queries.ts'

/**
 * Cancels free the spots that a membership was to pay for after its last day, once it is known to be valid until then and no
 * longer. `isToldByProcessor` where the processor, which collects for it, knows; `keepsMoved` where its last day was known all
 * along: bookings for a valid day stay, wherever the studio has moved the class.
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
