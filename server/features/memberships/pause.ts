import type { Act, Ctx } from '../../context.ts'
import { db, query } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { refuseFor } from '../../api/errors.ts'
import { localDate, startOfDay, type Instant, type LocalDate } from '../../lib/time.ts'
import { audit } from '../audit/audit.ts'
import { settingsOf } from '../settings/queries.ts'
import { decidePause, pausedDays } from './pause-rules.ts'
import { presentMembership } from './present.ts'
import { pausesOfMembership, type NamedMembershipRow } from './queries.ts'
import { loadMembership } from './load.ts'
import { emitOf, resumeNow, saveMembership } from './up-to-date.ts'
import { say } from '../../lib/sayings/sayings.ts'

/** How long a pause lasts where neither the request nor the type says. */
const PAUSE_DAYS_WITHOUT_LIMIT = 30

const insertPause = query((p: { membership_id: number; starts_on: LocalDate; until_on: LocalDate; now: Instant }) =>
  db.insertInto('membership_pauses').values({
    membership_id: p.membership_id,
    starts_on: p.starts_on,
    planned_until_on: p.until_on,
    created_at: p.now,
  }),
)

/** Pauses an active membership from today on for so many days, within what its type allows over its life. */
export function pauseMembership(ctx: Ctx, id: number, pauseDays: number) {
  return ctx.write((tx) => {
    const before = loadMembership(tx, ctx, id)
    const row = startPause(tx, ctx, before, pauseDays)
    audit(tx, ctx, 'membership.pause', { entity: 'membership', id, before, after: { ...row, pause_days: pauseDays } })
    return presentMembership(tx, ctx, row)
  })
}

/** Ends a pause today; the last day and the renewal move by the days really paused. */
export function resumeMembership(ctx: Ctx, id: number) {
  return ctx.write((tx) => {
    const before = loadMembership(tx, ctx, id)
    const today = localDate(ctx.now, settingsOf(tx).timezone)
    if (before.status !== 'paused') {
      const detail = say('memberships.only_paused_membership_can', { status: before.status })
      throw refuseFor([{ code: 'MEMBERSHIP_INVALID_TRANSITION', detail, rule: 'status', value: before.status }])
    }
    const row = resumeNow(tx, ctx, before, today)
    audit(tx, ctx, 'membership.resume', { entity: 'membership', id, before, after: row })
    return presentMembership(tx, ctx, row)
  })
}

/** Starts a pause: by the rules, with the bookings inside it cancelled free. Without a number: all days that are left. */
export function startPause(tx: Tx, act: Act, row: NamedMembershipRow, pauseDays?: number): NamedMembershipRow {
  const { timezone } = settingsOf(tx)
  const pauses = tx.all(pausesOfMembership, { membership_id: row.id })
  const used = pauses.reduce((sum, pause) => sum + pausedDays(pause), 0)
  const left = row.max_pause_days === null ? PAUSE_DAYS_WITHOUT_LIMIT : Math.max(1, row.max_pause_days - used)
  const pause_days = pauseDays ?? left
  const decision = decidePause({ ...row, pauses, pause_days, today: localDate(act.now, timezone) })
  if (decision.kind === 'refuse') throw refuseFor(decision.reasons)
  const { starts_on, planned_until_on } = decision
  tx.run(insertPause, { membership_id: row.id, starts_on, until_on: planned_until_on, now: act.now })
  const paused = saveMembership(tx, act, row, { status: 'paused' })
  const until = startOfDay(planned_until_on, timezone)
  const standstill = { from: act.now, until, reason: say('cancelled.membership_paused') }
  for (const { stopped } of act.seams.memberships) stopped(tx, act, row.id, standstill)
  emitOf(tx, act, 'membership.paused', paused)
  return paused
}
