import type { Reader } from '../../db/writer.ts'
import { refuseFor, type Reason } from '../../api/errors.ts'
import { loadPlan, seatsOfPlan } from './queries.ts'
import { say, type Said } from '../../lib/sayings/sayings.ts'
import type { Instant } from '../../lib/time.ts'

/** Something with places that is to be held in a room. */
export interface Placed {
  /** A class to come, a series or a template of these; absent: whatever is being made. */
  kind?: 'class' | 'series' | 'template'
  name: string
  starts_at?: Instant | null
  capacity: number
}

/** Every one of these that has more places than a plan has seats, as reasons against it. */
export function tooSmallFor(plan: { name: string; seats: number }, placed: readonly Placed[]): Reason[] {
  return placed
    .filter(({ capacity }) => capacity > plan.seats)
    .map((one) => ({ code: 'ROOM_PLAN_TOO_SMALL', detail: tooSmall(plan, one), rule: 'room_plan', value: plan.seats }))
}

function tooSmall(plan: { name: string; seats: number }, { kind, name, starts_at, capacity }: Placed): Said {
  const sizes = { name, places: capacity, room: plan.name, seats: plan.seats }
  if (starts_at) return say('room_plans.too_small_for_class', { ...sizes, when: starts_at })
  return kind === 'series' || kind === 'template'
    ? say(`room_plans.too_small_for_${kind}`, sizes)
    : say('room_plans.too_small', sizes)
}

/** Refuses a plan that is not there (404) or has fewer seats than what is to be held in it (ROOM_PLAN_TOO_SMALL). */
export function requireFits(reader: Reader, planId: number | null, placed: readonly Placed[]): void {
  if (planId === null) return
  const { name } = loadPlan(reader, planId)
  const reasons = tooSmallFor({ name, seats: reader.all(seatsOfPlan, { room_plan_id: planId }).length }, placed)
  if (reasons.length > 0) throw refuseFor(reasons)
}
