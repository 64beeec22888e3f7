import type { Ctx } from '../../../context.ts'
import { presentClass } from '../../schedule/present.ts'
import { settleOffers } from '../waitlist/offers.ts'
import { seatsOfClass, usualSeatOf } from './queries.ts'
import { isFreeFor } from './seat-rules.ts'

/** The seats of a class as the caller may see them: which are free and which is theirs, never who sits where. */
export async function showSeats(ctx: Ctx, classId: number) {
  const { room_plan_id } = presentClass(ctx.db, ctx, classId)
  await settleOffers(ctx, classId)
  const client = ctx.caller.role === 'client' ? ctx.caller.id : undefined
  const isKnown = client !== undefined && room_plan_id !== null
  const usual = isKnown ? ctx.db.one(usualSeatOf, { client_id: client, room_plan_id }) : undefined
  const seats = seatsOfClass(ctx.db, { id: classId, room_plan_id }).map((seat) => ({
    id: seat.id,
    name: seat.name,
    x: seat.x,
    y: seat.y,
    is_free: isFreeFor(seat, client ?? 0),
    is_mine: client !== undefined && seat.client_id === client,
    is_usual: usual?.seat_id === seat.id,
  }))
  return { scheduled_class_id: classId, room_plan_id, seats }
}
