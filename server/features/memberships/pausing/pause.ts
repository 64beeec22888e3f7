import type { Act, Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/writer.ts'
import { refuseFor } from '../../../api/errors.ts'
import { localDate, startOfDay, type LocalDate } from '../../../lib/time.ts'
import { audit } from '../../audit/audit.ts'
import { settingsOf } from '../../settings/queries.ts'
import { findMembership } from '../access.ts'
import { loadMembership } from '../load.ts'
import { presentMembership } from '../present.ts'
import { pausesOfMembership, type NamedMembershipRow } from '../queries.ts'
import { emitOf, resumeNow, saveMembership } from '../up-to-date.ts'
import { say } from '../../../lib/sayings/sayings.ts'
import { askForPause, closeRequest } from './ask.ts'
import { decidePause, pausedDays } from './pause-rules.ts'
import { plannedPause } from './planned.ts'
import { firstDay, pauseDaysOf, planPause, withdrawPlanned, type Wish } from './plan.ts'
import { insertPause } from './queries.ts'
import { giveUpStretch } from './stretched.ts'
import { refuseWhileRested } from './rested.ts'

/** How long a pause lasts where neither the request nor the type says. */
const PAUSE_DAYS_WITHOUT_LIMIT = 30

/**
 * Pauses a membership for so many days, within what its type allows over its life: by staff from today on or from a day to come,
 * by its holder from tomorrow on. Where the type does not let holders pause on their own, the holder asks the studio.
 */
export function pauseMembership(ctx: Ctx, id: number, wish: Partial<Wish> & { pause_days: number }) {
  findMembership(ctx, id)
  return ctx.write((tx) => {
    const before = loadMembership(tx, ctx, id)
    const today = localDate(ctx.now, settingsOf(tx).timezone)
    const first = firstDay(ctx, today)
    const { pause_days, starts_on = first } = wish
    if (ctx.caller.role !== 'client' && starts_on === today) return pausedNow(tx, ctx, before, pause_days)
    const days = pauseDaysOf(tx, before, { starts_on, pause_days }, { today, first })
    if (ctx.caller.role === 'client' && !before.self_service_pause)
      return presentMembership(tx, ctx, askForPause(tx, ctx, before, { starts_on, pause_days }, days))
    closeRequest(tx, ctx, id)
    const row = planPause(tx, ctx, before, days, ctx.caller.role === 'client')
    audit(tx, ctx, 'membership.pause_planned', {
      entity: 'membership',
      id,
      after: { pause_starts_on: starts_on, pause_days },
    })
    return presentMembership(tx, ctx, row)
  })
}

function pausedNow(tx: Tx, ctx: Ctx, before: NamedMembershipRow, pause_days: number) {
  const { id } = before
  const row = startPause(tx, ctx, before, pause_days)
  audit(tx, ctx, 'membership.pause', { entity: 'membership', id, before, after: { ...row, pause_days } })
  return presentMembership(tx, ctx, row)
}

/**
 * Withdraws a pause that is planned, or asked for; one that has begun is ended by resuming (MEMBERSHIP_INVALID_TRANSITION).
 * Bookings for the days by which it moves the last day: the holder cancels them first (MEMBERSHIP_EXPIRED_ON_CLASS_DATE); for
 * staff they are cancelled free.
 */
export function withdrawPause(ctx: Ctx, id: number) {
  findMembership(ctx, id)
  return ctx.write((tx) => {
    const before = loadMembership(tx, ctx, id)
    const pause = plannedPause(tx, before)
    if (pause) {
      if (ctx.caller.role === 'client') refuseWhileRested(tx, ctx, before)
      const row = withdrawPlanned(tx, ctx, before, pause)
      giveUpStretch(tx, ctx, row)
      audit(tx, ctx, 'membership.pause_withdrawn', {
        entity: 'membership',
        id,
        before: { pause_starts_on: pause.starts_on },
      })
      return presentMembership(tx, ctx, row)
    }
    if (closeRequest(tx, ctx, id)) return presentMembership(tx, ctx, saveMembership(tx, ctx, before, {}))
    const detail = say('memberships.no_pause_to_withdraw')
    throw refuseFor([{ code: 'MEMBERSHIP_INVALID_TRANSITION', detail, rule: 'status', value: before.status }])
  })
}

/** Ends a pause today; the last day and the renewal move by the days really paused. Bookings for the other days are cancelled. */
export function resumeMembership(ctx: Ctx, id: number) {
  return ctx.write((tx) => {
    const before = loadMembership(tx, ctx, id)
    const today = localDate(ctx.now, settingsOf(tx).timezone)
    if (before.status !== 'paused') {
      const detail = say('memberships.only_paused_membership_can', { status: before.status })
      throw refuseFor([{ code: 'MEMBERSHIP_INVALID_TRANSITION', detail, rule: 'status', value: before.status }])
    }
    const row = resumeNow(tx, ctx, before, today)
    giveUpStretch(tx, ctx, row)
    audit(tx, ctx, 'membership.resume', { entity: 'membership', id, before, after: row })
    return presentMembership(tx, ctx, row)
  })
}

/** Starts a pause today: by the rules, with the bookings inside it cancelled free. Without a number: all days that are left. */
export function startPause(tx: Tx, act: Act, row: NamedMembershipRow, pauseDays?: number): NamedMembershipRow {
  const { timezone } = settingsOf(tx)
  const pauses = tx.all(pausesOfMembership, { membership_id: row.id })
  const used = pauses.reduce((sum, pause) => sum + pausedDays(pause), 0)
  const left = row.max_pause_days === null ? PAUSE_DAYS_WITHOUT_LIMIT : Math.max(1, row.max_pause_days - used)
  const today = localDate(act.now, timezone)
  const decision = decidePause({ ...row, pauses, pause_days: pauseDays ?? left, today, starts_on: today })
  if (decision.kind === 'refuse') throw refuseFor(decision.reasons)
  const { starts_on, planned_until_on } = decision
  tx.run(insertPause, { membership_id: row.id, starts_on, until_on: planned_until_on, now: act.now })
  closeRequest(tx, act, row.id)
  const paused = saveMembership(tx, act, row, { status: 'paused' })
  const until = startOfDay(planned_until_on, timezone)
  const standstill = { from: act.now, until, reason: say('cancelled.membership_paused'), isToldByProcessor: true }
  for (const { stopped } of act.seams.memberships) stopped(tx, act, row.id, standstill)
  collectorPauses(tx, act, row.id, planned_until_on)
  emitOf(tx, act, 'membership.paused', paused)
  return paused
}

function collectorPauses(tx: Tx, act: Act, id: number, until: LocalDate): void {
  for (const follower of act.seams.memberships) follower.paused?.(tx, act, id, until)
}
