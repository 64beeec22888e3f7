import type { Ctx } from '../../context.ts'
import { loadClass } from '../bookings/access.ts'
import { notesForInstructors, peopleOf, tagsForInstructors, visitsBefore } from './people-queries.ts'

/** The clients of a class with what their instructor should know: how to reach them, their visits, tags and notes. */
export function peopleOfClass(ctx: Ctx, classId: number) {
  const { starts_at } = loadClass(ctx, ctx.db, classId)
  const people = ctx.db.all(peopleOf, { class_id: classId })
  const ids = people.map(({ client_id }) => client_id)
  const visits = new Map(ctx.db.all(visitsBefore, { ids, starts_at }).map((row) => [row.client_id, row]))
  const tags = Map.groupBy(ctx.db.all(tagsForInstructors, { ids }), ({ client_id }) => client_id)
  const notes = Map.groupBy(ctx.db.all(notesForInstructors, { ids }), ({ client_id }) => client_id)
  return people.map(({ client_id, phone, emergency_contact }) => {
    const read = (notes.get(client_id) ?? []).map(({ body, is_health, staff_name, created_at }) => ({
      is_health,
      shown: { body, staff_name, written_at: created_at },
    }))
    return {
      client_id,
      phone,
      emergency_contact,
      visits: visits.get(client_id)?.visits ?? 0,
      last_visit_at: visits.get(client_id)?.last_visit_at ?? null,
      tags: (tags.get(client_id) ?? []).map(({ name, color }) => ({ name, color })),
      notes: read.filter(({ is_health }) => !is_health).map(({ shown }) => shown),
      health: read.filter(({ is_health }) => is_health).map(({ shown }) => shown),
    }
  })
}
