import type { Ctx } from '../../../context.ts'
import { presentClass } from '../../schedule/present.ts'
import { settleOffers } from '../waitlist/offers.ts'
import { seatsOfClass, usualSeats } from './queries.ts'
import { isFreeFor } from './seat-rules.ts'

/** The seats of a class as the caller may see them: which are free and which is theirs, never who sits where. */
export async function showSeats(ctx: Ctx, classId: number) {
  const { room_plan_id } = presentClass(ctx.db, ctx, classId)
  await settleOffers(ctx, classId)
  const usual = room_plan_id === null ? [] : ctx.db.all(usualSeats, { room_plan_id })
  const client = ctx.caller.role === 'client' ? ctx.caller.id : undefined
  const seats = seatsOfClass(ctx.db, { id: classId, room_plan_id }).map((seat) => ({
    id: seat.id,
    name: seat.name,
    x: seat.x,
    y: seat.y,
    is_free: isFreeFor(seat, client ?? 0),
    is_mine: client !== undefined && seat.client_id === client,
    is_usual: usual.some((one) => one.client_id === client && one.seat_id === seat.id),
  }))
  return { scheduled_class_id: classId, room_plan_id, seats }
}
