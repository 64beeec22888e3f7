import type { Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import { Pace } from '../../lib/pace.ts'
import { audit } from '../audit/audit.ts'
import { presentAutomation } from './present.ts'
import { loadAutomation, someEnrollments } from './queries.ts'

/**
 * Deletes an automation for good and gives it as it was. Years of enrollments go a few milliseconds' worth at a time, while
 * it stands still; broken off, the rest goes when it is deleted again. Messages that left stay on record as such.
 */
export async function deleteAutomation(ctx: Ctx, id: number) {
  const before = presentAutomation(ctx.db, loadAutomation(ctx.db, id))
  const pace = new Pace()
  for (;;) {
    const ids = ctx.db.all(someEnrollments, { id, most: pace.size })
    if (ids.length < pace.size) break
    await pace.take(() =>
      ctx.step((tx) => {
        tx.run(db.updateTable('automations').set({ status: 'paused' }).where('id', '=', id))
        for (const one of ids) tx.run(db.deleteFrom('automation_enrollments').where('id', '=', one.id))
      }),
    )
  }
  return ctx.write((tx) => {
    const row = loadAutomation(tx, id)
    tx.run(db.deleteFrom('automations').where('id', '=', id))
    audit(tx, ctx, 'automation.delete', { entity: 'automation', id, before: { ...row, status: before.status } })
    return before
  })
}
