import type { Act, Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/writer.ts'
import { invalid, refuseFor } from '../../../api/errors.ts'
import { say } from '../../../lib/sayings/sayings.ts'
import { addDays, type LocalDate } from '../../../lib/time.ts'
import { recipientOf } from '../../clients/recipient.ts'
import { enqueueMail } from '../../email/enqueue.ts'
import { endPauseRow, pausesOfMembership, type NamedMembershipRow, type PauseRow } from '../queries.ts'
import { saveMembership } from '../up-to-date.ts'
import { decidePause } from './pause-rules.ts'
import { tellCollector } from './planned.ts'
import { insertPause } from './queries.ts'

/** The days of a pause: from its first one, and up to the first day of use again. */
export interface PauseDays {
  starts_on: LocalDate
  until_on: LocalDate
}

/** From which day on, and for how many. */
export interface Wish {
  starts_on: LocalDate
  pause_days: number
}

/**
 * The days of a pause that is wished for, if the rules have nothing against it. Throws MEMBERSHIP_CANNOT_PAUSE,
 * MEMBERSHIP_INVALID_TRANSITION, MEMBERSHIP_PAUSE_PLANNED, MEMBERSHIP_PAUSE_LIMIT, and 422 for a day that is over, or that
 * comes after the last one.
 */
export function pauseDaysOf(
  reader: Pick<Tx, 'all'>,
  row: NamedMembershipRow,
  { starts_on, pause_days }: Wish,
  { today, first }: { today: LocalDate; first: LocalDate },
): PauseDays {
  if (starts_on < first) throw invalid('starts_on', say('memberships.pause_begins_later', { first }))
  const pauses = reader.all(pausesOfMembership, { membership_id: row.id })
  const decision = decidePause({ ...row, pauses, pause_days, today, starts_on })
  if (decision.kind === 'refuse') throw refuseFor(decision.reasons)
  if (row.expires_on !== null && starts_on > row.expires_on)
    throw invalid('starts_on', say('memberships.ends_before_pause', { until: row.expires_on }))
  return { starts_on, until_on: decision.planned_until_on }
}

/**
 * Plans a pause: what is booked inside it is cancelled free now, and its days are taken. `keepsLate`: bookings whose free
 * cancelling is over stay. The processor, which collects, hears of it as soon as no renewal comes before it.
 */
export function planPause(
  tx: Tx,
  act: Act,
  row: NamedMembershipRow,
  { starts_on, until_on }: PauseDays,
  keepsLate: boolean,
): NamedMembershipRow {
  tx.run(insertPause, { membership_id: row.id, starts_on, until_on, now: act.now })
  const reason = say('cancelled.membership_paused')
  const standstill = { from: starts_on, until: until_on, reason, keepsLate, isToldByProcessor: true }
  for (const { stopped } of act.seams.memberships) stopped(tx, act, row.id, standstill)
  // Clients who look at the membership are notified.
  const saved = saveMembership(tx, act, row, {})
  tellCollector(tx, act, saved)
  tellClient(tx, act, row, { starts_on, until_on, is_withdrawn: false })
  return saved
}

/** Takes a planned pause back: its days are free again, and it collects on; nothing is booked again. */
export function withdrawPlanned(tx: Tx, act: Act, row: NamedMembershipRow, pause: PauseRow): NamedMembershipRow {
  tx.run(endPauseRow, { id: pause.id, ended_on: pause.starts_on, now: act.now })
  if (pause.told_at !== null) for (const follower of act.seams.memberships) follower.resumed?.(tx, act, row.id)
  tellClient(tx, act, row, { ...pause, until_on: pause.planned_until_on, is_withdrawn: true })
  return saveMembership(tx, act, row, {})
}

function tellClient(
  tx: Tx,
  act: Act,
  { client_id, type_name }: NamedMembershipRow,
  { starts_on, until_on, is_withdrawn }: PauseDays & { is_withdrawn: boolean },
): void {
  const to = recipientOf(tx, client_id)
  if (!to) return
  const data = { name: to.name, client: to.clientName, type_name, from: starts_on, until: addDays(until_on, -1) }
  enqueueMail(tx, act, { template: is_withdrawn ? 'pause_withdrawn' : 'pause_planned', to, data })
}

/** Somebody who acts for themselves plans from tomorrow on; staff from today. */
export const firstDay = ({ caller }: Ctx, today: LocalDate): LocalDate =>
  caller.role === 'client' ? addDays(today, 1) : today
