import type { Reader } from '../../db/writer.ts'
import { refuseFor, type Reason } from '../../api/errors.ts'
import { formatCount } from '../../lib/phrases.ts'
import { loadPlan, seatsOfPlan } from './queries.ts'

/** Something with places that is to be held in a room. */
export interface Placed {
  /** As a sentence names it: `Reformer on Wednesday …`. */
  what: string
  capacity: number
}

/** Every one of these that has more places than a plan has seats, as reasons against it. */
export function tooSmallFor(plan: { name: string; seats: number }, placed: readonly Placed[]): Reason[] {
  return placed
    .filter(({ capacity }) => capacity > plan.seats)
    .map(({ what, capacity }) => {
      const has = `${plan.name} has ${formatCount(plan.seats, 'seat')}`
      const detail = `${what} has ${formatCount(capacity, 'place')}, and ${has}. Lower its capacity, or draw more seats.`
      return { code: 'ROOM_PLAN_TOO_SMALL', detail, rule: 'room_plan', value: plan.seats }
    })
}

/** Refuses a plan that is not there (404) or has fewer seats than what is to be held in it (ROOM_PLAN_TOO_SMALL). */
export function requireFits(reader: Reader, planId: number | null, placed: readonly Placed[]): void {
  if (planId === null) return
  const { name } = loadPlan(reader, planId)
  const reasons = tooSmallFor({ name, seats: reader.all(seatsOfPlan, { room_plan_id: planId }).length }, placed)
  if (reasons.length > 0) throw refuseFor(reasons)
}
