import { sql } from 'kysely'
import { invalid, Refusal } from '../../api/errors.ts'
import type { Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import { writing } from '../../db/statement.ts'
import type { Tx } from '../../db/writer.ts'
import { toMajor, toMinor } from '../../lib/money.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { audit } from '../audit/audit.ts'
import { claimsIn, fingerprintOf } from './content.ts'
import type { Computed } from './compute.ts'
import type { Claim } from './line.ts'
import { presentLine } from './present.ts'
import { firstClaimed, linesOfRun, loadLine, loadRun, type LineRow, type RunRow } from './queries.ts'
import { computeAside, explainingOf, forAudit, readRun, replaceDraft, requireDraft } from './run.ts'

/** The computed run pays for something that another run has claimed in the meantime. */
class ClaimedMeanwhile extends Error {}

/** How often a run is computed at most while other runs are finalized at the same moment. */
const TRIES = 6

/**
 * Freezes a run: recomputes it, claims what it pays for this run alone, and fingerprints its content. Refuses with
 * PAYROLL_RUN_FINALIZED the second time, and with PAYROLL_RUN_CHANGED if its total differs from the `seen` one.
 */
export async function finalizeRun(ctx: Ctx, id: number, seen: number | undefined) {
  for (let tries = 1; ; tries += 1) {
    const computed = await computeAside(ctx, requireDraft(loadRun(ctx.db, id)))
    try {
      return await ctx.write((tx) => keepFrozen(tx, ctx, id, { computed, seen }))
    } catch (error) {
      if (!(error instanceof ClaimedMeanwhile)) throw error
      if (tries === TRIES) throw new Refusal('SERVER_BUSY', say('payroll.other_runs'))
    }
  }
}

function keepFrozen(
  tx: Tx,
  ctx: Ctx,
  id: number,
  { computed, seen }: { computed: Computed; seen: number | undefined },
) {
  const before = requireDraft(loadRun(tx, id))
  const claims = claimsIn(computed.lines)
  if (tx.one(firstClaimed, { claims })) throw new ClaimedMeanwhile()
  refuseOther(computed, seen)
  replaceDraft(tx, ctx, id, computed)
  freeze(tx, ctx, loadRun(tx, id))
  claim(tx, id, claims)
  const after = forAudit(loadRun(tx, id))
  audit(tx, ctx, 'payroll_run.finalize', { entity: 'payroll_run', id, before: forAudit(before), after })
  return readRun(tx, ctx, id)
}

function refuseOther({ total_minor, currency }: Computed, seen: number | undefined): void {
  if (seen === undefined) return
  const seen_minor = toMinor(seen, currency)
  if (seen_minor === undefined) throw invalid('total', say('common.more_decimals', { currency }))
  if (seen_minor === total_minor) return
  const amount = (minor: number) => `${toMajor(minor, currency)} ${currency}`
  const detail = say('payroll.run_comes_to_now', { now: amount(total_minor), then: amount(seen_minor) })
  throw new Refusal('PAYROLL_RUN_CHANGED', detail)
}

function freeze(tx: Tx, { now, actor }: Ctx, draft: RunRow): void {
  const finalized_by = actor.kind === 'staff' ? actor.id : null
  const run = { ...draft, finalized_at: now }
  const fingerprint = fingerprintOf(run, tx.all(linesOfRun, { run_id: run.id }))
  const frozen = { status: 'finalized' as const, finalized_at: now, finalized_by, fingerprint, updated_at: now }
  tx.run(db.updateTable('payroll_runs').set(frozen).where('id', '=', run.id))
}

/** Each of them once over all runs: the table's key refuses a second one. */
function claim(tx: Tx, run_id: number, claims: readonly Claim[]): void {
  tx.run(
    writing(sql`INSERT INTO payroll_claims (kind, record_id, day, run_id)
      SELECT value ->> '$.kind', value ->> '$.record_id', value ->> '$.day', ${run_id}
      FROM json_each(${JSON.stringify(claims)})`),
  )
}

/** Notes that a line was paid, outside of the program. PAYROLL_RUN_NOT_FINALIZED of a draft; PAYROLL_ITEM_PAID twice. */
export function markPaid(ctx: Ctx, id: number, notes: string | null) {
  return ctx.write((tx) => {
    const before = loadLine(tx, id)
    const run = loadRun(tx, before.run_id)
    requireFinalized(run)
    if (before.paid_at !== null) {
      throw new Refusal('PAYROLL_ITEM_PAID', say('payroll.marked_as_paid', { when: before.paid_at }))
    }
    return presentLine(noteLine(tx, ctx, id, notes), run.currency, explainingOf(tx, ctx, run))
  })
}

/**
 * Notes that everybody of a run was paid: each line that comes to something and is not marked yet. PAYROLL_RUN_NOT_FINALIZED of a
 * draft; PAYROLL_ITEM_PAID where no line is left.
 */
export function markRunPaid(ctx: Ctx, id: number, notes: string | null) {
  return ctx.write((tx) => {
    requireFinalized(loadRun(tx, id))
    const open = tx
      .all(linesOfRun, { run_id: id })
      .filter(({ paid_at, amount_minor }) => paid_at === null && amount_minor > 0)
    if (open.length === 0) throw new Refusal('PAYROLL_ITEM_PAID', say('payroll.nothing_left_to_pay'))
    for (const line of open) noteLine(tx, ctx, line.id, notes)
    return readRun(tx, ctx, id)
  })
}

function requireFinalized({ status }: RunRow): void {
  if (status === 'draft') throw new Refusal('PAYROLL_RUN_NOT_FINALIZED', say('payroll.run_is_draft'))
}

function noteLine(tx: Tx, ctx: Ctx, id: number, notes: string | null): LineRow {
  const paid = { paid_at: ctx.now, paid_by: ctx.actor.id, paid_notes: notes || null, updated_at: ctx.now }
  tx.run(db.updateTable('payroll_line_items').set(paid).where('id', '=', id))
  const after = loadLine(tx, id)
  const { user_name, component_type, amount_minor, paid_at, paid_notes } = after
  const noted = { user_name, component_type, amount_minor, paid_at, paid_notes }
  audit(tx, ctx, 'payroll_line_item.mark_paid', { entity: 'payroll_line_item', id, after: noted })
  return after
}
