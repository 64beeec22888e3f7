import { studioDay } from '../settings/studio-day.ts'
import type { z } from 'zod'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { invalid, refuseFor } from '../../api/errors.ts'
import { addDays, localDate, type LocalDate } from '../../lib/time.ts'
import { audit } from '../audit/audit.ts'
import { settingsOf } from '../settings/queries.ts'
import { cancelLoaded } from './cancel.ts'
import type { membershipsContract } from './contract.ts'
import { adjustEntries } from './credit-rules.ts'
import { withEndNamed } from './first-visit/name-end.ts'
import { requireMayAdd } from './give.ts'
import { endsOnLastDay } from './last-day.ts'
import { readBalance, readGrants, writeEntries } from './ledger.ts'
import { startPause } from './pausing/pause.ts'
import { withdrawPlanned } from './pausing/plan.ts'
import { plannedPause } from './pausing/planned.ts'
import { lastDayOf } from './pausing/stretched.ts'
import { presentMembership } from './present.ts'
import type { NamedMembershipRow } from './queries.ts'
import type { MembershipAction } from './state-rules.ts'
import { decideStatus } from './status-rules.ts'
import { isExpired } from './term-rules.ts'
import { loadMembership } from './load.ts'
import { bringUpToDate, emitOf, resumeNow, saveMembership } from './up-to-date.ts'
import { asWritten, say } from '../../lib/sayings/sayings.ts'

type Changes = z.output<(typeof membershipsContract)['PUT /api/v1/memberships/{membership_id}']['body']>

/** Changes a membership's last day, status, credits and notes, in this order; a cancelled one takes notes only. */
export function changeMembership(ctx: Ctx, id: number, changes: Changes) {
  return ctx.write((tx) => {
    const { timezone } = settingsOf(tx)
    const today = localDate(ctx.now, timezone)
    const day = changes.expires_at
    const expires_on = typeof day === 'string' ? studioDay('expires_at', day, timezone) : day
    const before = loadMembership(tx, ctx, id)
    const creditsBefore = readBalance(tx, id)
    const goodUntil = lastDayOf(tx, ctx, before)
    refuseContradictions(before, changes, expires_on)
    const last = before.ended_early ? before.former_expires_on : before.expires_on
    const due = { expires_on: last, credits: creditsBefore }
    requireMayAdd(ctx, due, { expires_on, credits: changes.credits_remaining })
    const dated = withoutLatePause(tx, ctx, withExpiry(tx, ctx, before, expires_on, today))
    const moved = asNamed(tx, ctx, withStatus(tx, ctx, dated, changes.status, today), { before, expires_on })
    adjustCredits(tx, ctx, moved, changes)
    const noted = changes.notes === undefined ? moved : saveMembership(tx, ctx, moved, { notes: changes.notes })
    giveUpOutside(tx, ctx, before, noted, goodUntil)
    const row = bringUpToDate(tx, ctx, noted)
    audit(tx, ctx, 'membership.update', {
      entity: 'membership',
      id,
      before: { ...before, credits_remaining: creditsBefore },
      after: { ...row, credits_remaining: readBalance(tx, id) },
    })
    return presentMembership(tx, ctx, row)
  })
}

/** Cancels bookings after its last day, if that is now earlier: changed directly, or by a pause cut short. */
function giveUpOutside(
  tx: Tx,
  ctx: Ctx,
  before: NamedMembershipRow,
  row: NamedMembershipRow,
  goodUntil: LocalDate | null,
): void {
  const last = lastDayOf(tx, ctx, row)
  if (last === null || (goodUntil !== null && last >= goodUntil)) return
  // Days of a pause alone: it is collected on, and what was moved there stays.
  const byPause = before.expires_on !== null && last >= before.expires_on
  endsOnLastDay(tx, ctx, { ...row, expires_on: last }, { isToldByProcessor: byPause, keepsMoved: byPause })
}

function refuseContradictions(
  row: NamedMembershipRow,
  changes: Changes,
  expiresOn: LocalDate | null | undefined,
): void {
  if (changes.credits_remaining !== undefined && row.unlimited) {
    throw invalid('credits_remaining', say('memberships.membership_is_unlimited'))
  }
  if (expiresOn && expiresOn < row.starts_on) throw invalid('expires_at', say('common.ends_before_starts'))
  if (row.status !== 'cancelled') return
  if (expiresOn === undefined && changes.credits_remaining === undefined) return
  const detail = say('memberships.membership_is_cancelled')
  throw refuseFor([{ code: 'MEMBERSHIP_INVALID_TRANSITION', detail, rule: 'status', value: row.status }])
}

/** Writes the last day; a later one, from today on, makes an expired membership active again. */
function withExpiry(
  tx: Tx,
  ctx: Ctx,
  row: NamedMembershipRow,
  expiresOn: LocalDate | null | undefined,
  today: LocalDate,
): NamedMembershipRow {
  if (expiresOn === undefined) return row
  const dated = saveMembership(tx, ctx, row, { expires_on: expiresOn, ...withEndNamed(tx, ctx, row, expiresOn) })
  const isLater = expiresOn === null || row.expires_on === null || expiresOn > row.expires_on
  const isGood = isLater && (expiresOn === null || !isExpired(expiresOn, today))
  return row.status === 'expired' && isGood ? extend(tx, ctx, dated, today) : dated
}

/** Resumed in the same step, a last day that is named is the last one, with no days of the pause on top. */
function asNamed(
  tx: Tx,
  ctx: Ctx,
  row: NamedMembershipRow,
  { before, expires_on }: { before: NamedMembershipRow; expires_on: LocalDate | null | undefined },
): NamedMembershipRow {
  const isResumed = before.status === 'paused' && row.status === 'active'
  return isResumed && expires_on !== undefined ? saveMembership(tx, ctx, row, { expires_on }) : row
}

/** A pause that would begin after the last day is withdrawn, and the client told. */
function withoutLatePause(tx: Tx, ctx: Ctx, row: NamedMembershipRow): NamedMembershipRow {
  const pause = plannedPause(tx, row)
  if (!pause || row.expires_on === null || pause.starts_on <= row.expires_on) return row
  const before = { pause_starts_on: pause.starts_on }
  audit(tx, ctx, 'membership.pause_withdrawn', { entity: 'membership', id: row.id, before })
  return withdrawPlanned(tx, ctx, row, pause)
}

/** An expired subscription whose renewal day went by begins a new interval today. */
function extend(tx: Tx, ctx: Ctx, row: NamedMembershipRow, today: LocalDate): NamedMembershipRow {
  const isLapsed = row.billing_anchor_on !== null && row.next_renewal_on !== null && row.next_renewal_on < today
  const billing = isLapsed ? { billing_anchor_on: today, next_renewal_on: today } : {}
  return saveMembership(tx, ctx, row, { status: 'active', ended_early: false, former_expires_on: null, ...billing })
}

function withStatus(
  tx: Tx,
  ctx: Ctx,
  row: NamedMembershipRow,
  to: Changes['status'],
  today: LocalDate,
): NamedMembershipRow {
  if (to === undefined) return row
  const decision = decideStatus({ ...row, from: row.status, to, today })
  if (decision.kind === 'refuse') throw refuseFor(decision.reasons)
  return decision.kind === 'unchanged' ? row : follow[decision.action](tx, ctx, row, today)
}

type Follow = (tx: Tx, ctx: Ctx, row: NamedMembershipRow, today: LocalDate) => NamedMembershipRow

/** The effects of each transition besides the new status. */
const follow: Record<MembershipAction, Follow> = {
  activate: (tx, ctx, row) => {
    emitOf(tx, ctx, 'membership.started', row)
    return saveMembership(tx, ctx, row, { status: 'active' })
  },
  pause: (tx, ctx, row) => startPause(tx, ctx, row),
  resume: resumeNow,
  expire: (tx, ctx, row, today) => {
    const yesterday = addDays(today, -1)
    const last = yesterday < row.starts_on ? row.starts_on : yesterday
    const expires_on = row.expires_on !== null && row.expires_on < last ? row.expires_on : last
    emitOf(tx, ctx, 'membership.expired', row)
    const former = { ended_early: true, former_expires_on: row.expires_on }
    return saveMembership(tx, ctx, row, { status: 'expired', expires_on, ...former })
  },
  extend,
  cancel: (tx, ctx, row) => cancelLoaded(tx, ctx, row),
}

function adjustCredits(tx: Tx, ctx: Ctx, row: NamedMembershipRow, changes: Changes): void {
  const { credits_remaining: target, credits_reason } = changes
  const reason = credits_reason === undefined ? say('credits.set_by_staff') : asWritten(credits_reason)
  if (target !== undefined) writeEntries(tx, ctx, row.id, adjustEntries(readGrants(tx, row.id), target), { reason })
}
