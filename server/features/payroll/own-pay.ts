import { readPage } from '../../db/page.ts'
import { toMajor } from '../../lib/money.ts'
import type { Ctx } from '../../context.ts'
import type { Page } from '../../lib/paginate.ts'
import { presentLine } from './present.ts'
import { linesOfPerson, runsOfPerson } from './queries.ts'
import { explainingOf } from './run.ts'

/** A page of the finalized runs that pay the caller, newest first, each with the caller's lines alone. */
export function ownPay(ctx: Ctx, user_id: number, page: Page) {
  return readPage(ctx.db, runsOfPerson(user_id), page, (run) => {
    const { id, period_start, period_end, currency, finalized_at } = run
    const lines = ctx.db.all(linesOfPerson, { run_id: id, user_id })
    const told = explainingOf(ctx.db, ctx, run)
    const total_minor = lines.reduce((sum, { amount_minor }) => sum + amount_minor, 0)
    return {
      id,
      period_start,
      period_end,
      currency,
      total: toMajor(total_minor, currency),
      finalized_at: finalized_at!,
      pdf_url: `/api/v1/payroll-runs/${id}.pdf`,
      line_items: lines.map((line) => presentLine(line, currency, told)),
    }
  })
}
