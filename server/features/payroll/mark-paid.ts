import type { Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import { Refusal } from '../../api/errors.ts'
import { audit } from '../audit/audit.ts'
import { presentLine } from './present.ts'
import { loadLine, loadRun } from './queries.ts'
import { explainingOf } from './run.ts'
import { say } from '../../lib/sayings/sayings.ts'

/** Notes that a line was paid, outside of the program. PAYROLL_RUN_NOT_FINALIZED of a draft; PAYROLL_ITEM_PAID twice. */
export function markPaid(ctx: Ctx, id: number, notes: string | null) {
  return ctx.write((tx) => {
    const before = loadLine(tx, id)
    const run = loadRun(tx, before.run_id)
    if (run.status === 'draft') {
      throw new Refusal('PAYROLL_RUN_NOT_FINALIZED', say('payroll.run_is_draft'))
    }
    if (before.paid_at !== null) {
      throw new Refusal('PAYROLL_ITEM_PAID', say('payroll.marked_as_paid', { when: before.paid_at }))
    }
    const paid = { paid_at: ctx.now, paid_by: ctx.actor.id, paid_notes: notes || null, updated_at: ctx.now }
    tx.run(db.updateTable('payroll_line_items').set(paid).where('id', '=', id))
    const after = loadLine(tx, id)
    const { user_name, component_type, amount_minor, paid_at, paid_notes } = after
    const noted = { user_name, component_type, amount_minor, paid_at, paid_notes }
    audit(tx, ctx, 'payroll_line_item.mark_paid', { entity: 'payroll_line_item', id, after: noted })
    return presentLine(after, run.currency, explainingOf(tx, ctx, run))
  })
}
