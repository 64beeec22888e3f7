import type { Ctx } from '../../context.ts'
import { notFound, refuseFor, Refusal } from '../../api/errors.ts'
import type { Tx } from '../../db/writer.ts'
import type { AuditAction } from '../audit/actions.ts'
import { audit } from '../audit/audit.ts'
import { requireTeacher } from '../instructors/teachers.ts'
import { refuseClashes } from '../schedule/clashes.ts'
import { loadClass } from '../schedule/load.ts'
import { handOver } from '../schedule/substitute.ts'
import { settingsOf } from '../settings/queries.ts'
import { overReasons } from './claim-rules.ts'
import { tellTeacher, tellFound } from './letters.ts'
import { meantFor, obstaclesOf, presentRequest, teacherOf } from './present.ts'
import { loadRequest, saveRequest, setCandidate, type RequestRow } from './queries.ts'
import { say } from '../../lib/sayings/sayings.ts'

/**
 * Claims a class for the calling instructor: theirs at once, or once the studio approves. 404 for callers the request is not
 * for; SUBSTITUTE_TAKEN if another was first, SCHEDULE_CONFLICT if they have something else then.
 */
export function claim(ctx: Ctx, id: number) {
  return ctx.write((tx) => {
    const row = loadRequest(tx, id)
    const me = teacherOf(tx, ctx.caller)
    if (!me) throw notFound('request')
    const isMine = row.claimed_by === me.id && (row.status === 'claimed' || row.status === 'filled')
    if (isMine) return presentRequest(tx, ctx, row)
    if (meantFor(tx, ctx, [row], me.id).length === 0) throw notFound('request')
    refuseOver(ctx, row)
    if (row.status === 'claimed') throw new Refusal('SUBSTITUTE_TAKEN', say('substitutes.somebody_else_was_first'))
    refuseClashes(obstaclesOf(tx, ctx, row, me), false)
    const claimed = { ...row, status: 'claimed' as const, claimed_by: me.id, claimed_at: ctx.now }
    if (settingsOf(tx).substitute_needs_approval) save(tx, ctx, 'substitute.claim', row, claimed)
    else fill(tx, ctx, row, claimed, me)
    return presentRequest(tx, ctx, loadRequest(tx, id))
  })
}

/** Gives the class to who claimed it. SUBSTITUTE_NOT_CLAIMED where nobody has, SCHEDULE_CONFLICT where they can't any more. */
export function approve(ctx: Ctx, id: number) {
  return ctx.write((tx) => {
    const row = requireClaimed(tx, ctx, id)
    fill(tx, ctx, row, row, requireTeacher(tx, row.claimed_by!))
    return presentRequest(tx, ctx, loadRequest(tx, id))
  })
}

/** Opens the request to others; the instructor who claimed it gets a notice, and sees it no more. */
export function decline(ctx: Ctx, id: number) {
  return ctx.write((tx) => {
    const row = requireClaimed(tx, ctx, id)
    const declined = row.claimed_by!
    tx.run(setCandidate, { request_id: id, instructor_id: declined, kind: 'declined' })
    save(tx, ctx, 'substitute.decline', row, { ...row, status: 'open', claimed_by: null, claimed_at: null })
    tellTeacher(tx, ctx, row, declined, { template: 'substitute_declined', more: { is_cancelled: false } })
    return presentRequest(tx, ctx, loadRequest(tx, id))
  })
}

/**
 * Ends a request: the asker teaches after all. The asker, if another person ends it, and the claimant get a notice. 404 for
 * others' requests, SUBSTITUTE_TAKEN once somebody teaches the class.
 */
export function withdraw(ctx: Ctx, id: number) {
  const { caller } = ctx
  return ctx.write((tx) => {
    const row = loadRequest(tx, id)
    if (caller.role === 'instructor' && row.asked_by !== caller.instructorId) throw notFound('request')
    if (row.status === 'filled')
      throw new Refusal(
        'SUBSTITUTE_TAKEN',
        say('substitutes.teaches_class_already', { claimed_by_name: row.claimed_by_name! }),
      )
    if (row.status === 'open' || row.status === 'claimed') {
      save(tx, ctx, 'substitute.withdraw', row, { ...row, status: 'withdrawn' })
      tellWithdrawn(tx, ctx, row)
    }
    return presentRequest(tx, ctx, loadRequest(tx, id))
  })
}

function tellWithdrawn(tx: Tx, ctx: Ctx, row: RequestRow): void {
  const { asked_by, claimed_by } = row
  const template = 'substitute_withdrawn'
  if (claimed_by !== null) tellTeacher(tx, ctx, row, claimed_by, { template, more: { is_yours: false } })
  const isAsker = 'instructorId' in ctx.caller && ctx.caller.instructorId === asked_by
  if (!isAsker) tellTeacher(tx, ctx, row, asked_by, { template, more: { is_yours: true } })
}

function fill(tx: Tx, ctx: Ctx, before: RequestRow, claimed: RequestRow, teacher: { id: number; name: string }): void {
  const filled = { ...claimed, status: 'filled' as const }
  // First, so that who follows the class finds it settled.
  tx.run(saveRequest, { ...filled, now: ctx.now })
  handOver(tx, ctx, loadClass(tx, claimed.scheduled_class_id), teacher, false)
  note(tx, ctx, 'substitute.fill', before, filled)
  tellFound(tx, ctx, loadRequest(tx, claimed.id))
}

function requireClaimed(tx: Tx, ctx: Ctx, id: number): RequestRow {
  const row = loadRequest(tx, id)
  refuseOver(ctx, row)
  if (row.status !== 'claimed') throw new Refusal('SUBSTITUTE_NOT_CLAIMED', say('substitutes.nobody_has_claimed_class'))
  return row
}

function refuseOver({ now }: Ctx, row: RequestRow): void {
  const reasons = overReasons(row, now)
  if (reasons.length > 0) throw refuseFor(reasons)
}

function save(tx: Tx, ctx: Ctx, action: AuditAction, before: RequestRow, after: RequestRow): void {
  tx.run(saveRequest, { ...after, now: ctx.now })
  note(tx, ctx, action, before, after)
}

function note(tx: Tx, ctx: Ctx, action: AuditAction, before: RequestRow, after: RequestRow): void {
  audit(tx, ctx, action, { entity: 'substitute_request', id: before.id, before: kept(before), after: kept(after) })
}

function kept({ id, scheduled_class_id, asked_by, note, status, claimed_by, claimed_at }: RequestRow) {
  return { id, scheduled_class_id, asked_by, note, status, claimed_by, claimed_at }
}
