import type { Act } from '../../../context.ts'
import type { Tx } from '../../../db/writer.ts'
import { dropUsualSeat, keepUsualSeat } from './queries.ts'

/** Has a client be given a seat whenever it is free in its room (`keep`), or no certain one any more. */
export function noteUsualSeat(
  tx: Tx,
  { now }: Act,
  client_id: number,
  { id: seat_id, room_plan_id }: { id: number; room_plan_id: number },
  keep: boolean,
): void {
  tx.run(dropUsualSeat, { client_id, room_plan_id })
  if (keep) tx.run(keepUsualSeat, { client_id, room_plan_id, seat_id, now })
}
