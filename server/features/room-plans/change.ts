import type { z } from 'zod'
import type { Ctx } from '../../context.ts'
import { db, query } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { invalid, refuseFor, Refusal } from '../../api/errors.ts'
import type { Instant } from '../../lib/time.ts'
import { audit } from '../audit/audit.ts'
import type { roomPlansContract } from './contract.ts'
import { tooSmallFor } from './fits.ts'
import { presentPlan } from './present.ts'
import { repeatedSeat } from './seat-rules.ts'
import { loadPlan, usesOfPlan, type PlanUse } from './queries.ts'
import { say } from '../../lib/sayings/sayings.ts'

type NewPlan = z.output<(typeof roomPlansContract)['POST /api/v1/room-plans']['body']>
type Changes = z.output<(typeof roomPlansContract)['PUT /api/v1/room-plans/{room_plan_id}']['body']>
type Seat = NewPlan['seats'][number]

/** Draws a room. */
export function createPlan(ctx: Ctx, { name, seats }: NewPlan) {
  requireDrawnOnce(seats)
  requireOwn(seats, [])
  return ctx.write((tx) => {
    const stamps = { created_at: ctx.now, updated_at: ctx.now }
    const row = tx.returningOne(
      db
        .insertInto('room_plans')
        .values({ name, ...stamps })
        .returningAll(),
    )
    saveSeats(tx, ctx.now, row.id, seats)
    const after = presentPlan(tx, ctx.now, row)
    audit(tx, ctx, 'room_plan.create', { entity: 'room_plan', id: row.id, after })
    return after
  })
}

/**
 * Renames a plan or draws its seats again. ROOM_PLAN_TOO_SMALL if it would have fewer seats than a thing that uses it has
 * spots; SEATS_IN_USE with the names of those who would lose theirs, unless `force`: then they get others.
 */
export function changePlan(ctx: Ctx, id: number, { name, seats, force }: Changes) {
  if (seats) requireDrawnOnce(seats)
  return ctx.write((tx) => {
    const row = loadPlan(tx, id)
    const before = presentPlan(tx, ctx.now, row)
    if (seats) {
      requireOwn(seats, before.seats)
      const kept = new Set(seats.map((seat) => seat.id))
      const gone = before.seats.filter((seat) => !kept.has(seat.id)).map((seat) => seat.id)
      const uses = tx.all(usesOfPlan, { room_plan_id: id, now: ctx.now })
      const placed = uses.map((use) => ({ ...use, kind: use.starts_at === null ? use.kind : ('class' as const) }))
      const small = tooSmallFor({ name: name ?? row.name, seats: seats.length }, placed)
      if (small.length > 0) throw refuseFor(small)
      const lost = ctx.seams.seats.lost(tx, ctx.now, gone)
      if (lost.length > 0 && !force) throw refuseFor(lost)
      saveSeats(tx, ctx.now, id, seats)
      if (gone.length > 0) ctx.seams.seats.gone(tx, ctx, id)
    }
    const update = db.updateTable('room_plans').set({ name: name ?? row.name, updated_at: ctx.now })
    const after = presentPlan(tx, ctx.now, tx.returningOne(update.where('id', '=', id).returningAll()))
    audit(tx, ctx, 'room_plan.update', { entity: 'room_plan', id, before, after })
    return after
  })
}

/** Removes a plan that nothing uses any more; it stays for the classes that were held in it. ROOM_PLAN_IN_USE otherwise. */
export function removePlan(ctx: Ctx, id: number): Promise<void> {
  return ctx.write((tx) => {
    const row = loadPlan(tx, id)
    const uses = tx.all(usesOfPlan, { room_plan_id: id, now: ctx.now })
    if (uses.length > 0) throw inUse(row.name, uses)
    const before = presentPlan(tx, ctx.now, row)
    tx.run(db.updateTable('room_plans').set({ removed_at: ctx.now }).where('id', '=', id))
    audit(tx, ctx, 'room_plan.delete', { entity: 'room_plan', id, before })
  })
}

function inUse(name: string, uses: readonly PlanUse[]): Refusal {
  const count = (wanted: string) => uses.filter(({ kind }) => kind === wanted).length
  const names = [
    ...(count('template') > 0 ? [say('count.class_template', { n: count('template') })] : []),
    ...(count('series') > 0 ? [say('count.series', { n: count('series') })] : []),
    ...(count('class') > 0 ? [say('count.class_to_come', { n: count('class') })] : []),
  ]
  const detail = say('room_plans.in_use', { name, names })
  return new Refusal('ROOM_PLAN_IN_USE', detail)
}

const removeSeats = query((p: { room_plan_id: number; now: Instant }) =>
  db
    .updateTable('room_plan_seats')
    .set({ removed_at: p.now })
    .where('room_plan_id', '=', p.room_plan_id)
    .where('removed_at', 'is', null),
)
const moveSeat = query((p: Required<Seat> & { id: number }) =>
  db.updateTable('room_plan_seats').set({ name: p.name, x: p.x, y: p.y, removed_at: null }).where('id', '=', p.id),
)

/** Writes the seats of a plan. All go first, so that two can change names or squares with each other. */
function saveSeats(tx: Tx, now: Instant, room_plan_id: number, seats: readonly Seat[]): void {
  tx.run(removeSeats, { room_plan_id, now })
  for (const { id, name, x, y } of seats) {
    if (id === undefined) tx.run(db.insertInto('room_plan_seats').values({ room_plan_id, name, x, y }))
    else tx.run(moveSeat, { id, name, x, y })
  }
}

/** Refuses (422) two seats of one name, on one square, or the same one twice. */
function requireDrawnOnce(seats: readonly Seat[]): void {
  const repeated = repeatedSeat(seats)
  if (repeated) throw invalid(repeated.path, repeated.message)
}

/** Refuses (422) the id of a seat that the plan does not have. */
function requireOwn(seats: readonly Seat[], own: readonly { id: number }[]): void {
  const strange = seats.findIndex(({ id }) => id !== undefined && !own.some((seat) => seat.id === id))
  if (strange >= 0) throw invalid(`seats.${strange}.id`, say('room_plans.no_seat_of_plan'))
}
