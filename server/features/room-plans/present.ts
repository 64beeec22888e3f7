import type { Reader } from '../../db/writer.ts'
import type { Instant } from '../../lib/time.ts'
import { seatsOfPlan, usesOfPlan, type RoomPlanRow } from './queries.ts'

/** A plan as the API shows it: with its seats, and how much uses it. */
export function presentPlan(reader: Reader, now: Instant, { id, name, created_at, updated_at }: RoomPlanRow) {
  const uses = reader.all(usesOfPlan, { room_plan_id: id, now })
  const count = (wanted: string) => uses.filter(({ kind }) => kind === wanted).length
  const seats = reader.all(seatsOfPlan, { room_plan_id: id })
  return { id, name, seats, templates: count('template'), classes_to_come: count('class'), created_at, updated_at }
}
