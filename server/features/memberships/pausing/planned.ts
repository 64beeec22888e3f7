import type { Act } from '../../../context.ts'
import { db } from '../../../db/build.ts'
import type { Tx } from '../../../db/writer.ts'
import { endPauseRow, pausesOfMembership, type NamedMembershipRow, type PauseRow } from '../queries.ts'

/** The pause of a membership that runs or is planned. */
export const openPause = (tx: Pick<Tx, 'all'>, id: number): PauseRow | undefined =>
  tx.all(pausesOfMembership, { membership_id: id }).find(({ ended_on }) => ended_on === null)

/** The pause of a membership that is to come; undefined where none is planned. */
export function plannedPause(tx: Pick<Tx, 'all'>, { id, status }: NamedMembershipRow): PauseRow | undefined {
  return status === 'paused' ? undefined : openPause(tx, id)
}

/** A membership that ends has no pause to come. */
export function dropPlanned(tx: Tx, act: Act, row: NamedMembershipRow): void {
  const pause = plannedPause(tx, row)
  if (pause) tx.run(endPauseRow, { id: pause.id, ended_on: pause.starts_on, now: act.now })
}

/**
 * Tells who collects for a membership, once, that it is to be paused: as soon as the next renewal lies inside the pause or
 * after it, for a computer that is off that night can't.
 */
export function tellCollector(tx: Tx, act: Act, row: NamedMembershipRow): void {
  const pause = plannedPause(tx, row)
  if (!pause || pause.told_at !== null) return
  if (row.next_renewal_on !== null && row.next_renewal_on < pause.starts_on) return
  for (const follower of act.seams.memberships) follower.paused?.(tx, act, row.id, pause.planned_until_on)
  tx.run(db.updateTable('membership_pauses').set({ told_at: act.now }).where('id', '=', pause.id))
}
