import type { Act } from '../../../context.ts'
import type { Tx } from '../../../db/writer.ts'
import { dropUsualSeat, keepUsualSeat } from './queries.ts'

/** Gives a client a seat whenever it is free in its room (`keep`), or ends that. */
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
