import { byClock } from '../../clock/steps.ts'
import { takeBackOf } from '../../clock/take-back.ts'
import type { Act } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { emit } from '../../events/emit.ts'
import { addDays, localDate, type LocalDate } from '../../lib/time.ts'
import { addCharge } from '../charges/add.ts'
import type { ChargeReason } from '../charges/because-rules.ts'
import { enqueueChargeLetter } from '../charges/letters.ts'
import { loadType, termsOf, type MembershipTypeRow } from '../membership-types/queries.ts'
import { creditsAtRenewal, type BillingInterval } from '../membership-types/type-rules.ts'
import { settingsOf } from '../settings/queries.ts'
import { lapses, renewalEntries } from './credit-rules.ts'
import { withPauseWaited } from './first-visit/name-end.ts'
import { endsOnLastDay } from './last-day.ts'
import { readGrants, writeEntries } from './ledger.ts'
import { endPause } from './pausing/pause-rules.ts'
import { dropPlanned, openPause, plannedPause, tellCollector } from './pausing/planned.ts'
import {
  endPauseRow,
  membershipById,
  pausesOfMembership,
  type MembershipRow,
  type NamedMembershipRow,
  type PauseRow,
} from './queries.ts'
import { statusOnDate } from './status-rules.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { isExpired, nextRenewalOn, renewalsDue } from './term-rules.ts'

/**
 * Applies the calendar, in its order: a planned pause ends, a paid one begins on its first day, a subscription renews, credits
 * past their day lapse, an ended one expires. A second run changes nothing. Changes by a clock that was ahead are undone first.
 */
export function bringUpToDate(tx: Tx, act: Act, row: NamedMembershipRow): NamedMembershipRow {
  const { id } = row
  const current = takeBackOf(tx, act, 'membership', id) ? tx.one(membershipById, { id })! : row
  if (current.status === 'cancelled') return current
  const touched = () => ({
    memberships: [id],
    membership_pauses: tx.all(pausesOfMembership, { membership_id: id }).map((pause) => pause.id),
  })
  return byClock(tx, act, { entity: 'membership', id, touched }, () => followCalendar(tx, act, current))
}

function followCalendar(tx: Tx, act: Act, row: NamedMembershipRow): NamedMembershipRow {
  const today = localDate(act.now, settingsOf(tx).timezone)
  let current = beginPlannedPause(tx, act, endPlannedPause(tx, act, row, today), today)
  const hasBegun = current.status === 'pending' && current.starts_on <= today
  if (hasBegun) current = follow(tx, act, current, 'active')
  current = renewUpTo(tx, act, current, today)
  if (!current.unlimited) {
    writeEntries(tx, act, row.id, lapses(readGrants(tx, row.id), today), { reason: say('credits.lapsed') })
  }
  return follow(tx, act, current, statusOnDate({ ...current, today }))
}

/**
 * Renews an active subscription that no processor collects (that has an anchor), once for each renewal day that has come: its credits are
 * granted by the terms of its type, unused ones lapse or roll over, and what it costs becomes due.
 */
function renewUpTo(tx: Tx, act: Act, row: NamedMembershipRow, today: LocalDate): NamedMembershipRow {
  const { billing_anchor_on: anchor, next_renewal_on: next } = row
  if (row.status !== 'active' || anchor === null || next === null || next > today) return row
  const type = loadType(tx, row.membership_type_id)
  const interval = (type.billing_interval ?? 'monthly') as BillingInterval
  const due = renewalsDue(anchor, interval, next, today).filter(
    (on) => row.expires_on === null || !isExpired(row.expires_on, on),
  )
  const last = due.at(-1)
  if (last === undefined) return row
  for (const on of due) renew(tx, act, row, type, on)
  const next_renewal_on = nextRenewalOn(anchor, interval, last)
  const changes = { next_renewal_on, unlimited: type.unlimited, updated_at: act.now }
  tx.run(db.updateTable('memberships').set(changes).where('id', '=', row.id))
  return { ...row, ...changes }
}

function renew(tx: Tx, act: Act, row: NamedMembershipRow, type: MembershipTypeRow, on: LocalDate): void {
  const terms = termsOf(type)
  const entries = renewalEntries({ ...terms, credits_per_interval: creditsAtRenewal(terms) }, readGrants(tx, row.id))
  writeEntries(tx, act, row.id, entries, { reason: say('credits.renewed', { on }) })
  if (row.payment_method === 'complimentary') return
  const charge = addCharge(tx, act, {
    client_id: row.client_id,
    kind: 'renewal',
    membership_id: row.id,
    amount_minor: row.renewal_price_minor ?? type.price_minor,
    currency: type.currency,
    description: say('charge.renewal', { type_name: type.name, on }),
    due_at: act.now,
    because: renewalOf(act, type.name),
  })
  if (!charge || act.seams.charges.some(({ collects }) => collects?.(tx, act, charge))) return
  enqueueChargeLetter(tx, act, charge)
}

/** Why a renewal is owed. */
export const renewalOf = ({ now: happened_at }: Act, membership_type: string): ChargeReason => ({
  code: 'RENEWAL',
  rule: 'billing_interval',
  limit: null,
  happened_at,
  membership_type,
})

function follow(tx: Tx, act: Act, row: NamedMembershipRow, status: MembershipRow['status']): NamedMembershipRow {
  if (row.status === status) return row
  if (status === 'active' && row.status === 'pending') emitOf(tx, act, 'membership.started', row)
  if (status === 'expired') {
    emitOf(tx, act, 'membership.expired', row)
    dropPlanned(tx, act, row)
    endsOnLastDay(tx, act, row, { isToldByProcessor: true, keepsMoved: true })
  }
  return saveMembership(tx, act, row, { status })
}

/** A planned pause whose day has come begins, after what renewed before it; one that is over by now has ended, too. */
function beginPlannedPause(tx: Tx, act: Act, row: NamedMembershipRow, today: LocalDate): NamedMembershipRow {
  if (row.status !== 'active') return row
  const pause = plannedPause(tx, row)
  if (!pause || pause.starts_on > today) return row
  const renewed = renewUpTo(tx, act, row, addDays(pause.starts_on, -1))
  tellCollector(tx, act, renewed)
  const paused = saveMembership(tx, act, renewed, { status: 'paused' })
  emitOf(tx, act, 'membership.paused', paused)
  return endPlannedPause(tx, act, paused, today)
}

function endPlannedPause(tx: Tx, act: Act, row: NamedMembershipRow, today: LocalDate): NamedMembershipRow {
  if (row.status !== 'paused') return row
  const pause = openPause(tx, row.id)
  return pause && pause.planned_until_on > today ? row : resumeNow(tx, act, row, today)
}

/** Ends the running pause: expiry and the next renewal move by the days really paused. */
export function resumeNow(tx: Tx, act: Act, row: NamedMembershipRow, today: LocalDate): NamedMembershipRow {
  for (const follower of act.seams.memberships) follower.resumed?.(tx, act, row.id)
  const pause = openPause(tx, row.id)
  if (!pause) return saveMembership(tx, act, row, { status: 'active' })
  const { ended_on, days } = endPause(pause, row.expires_on, today)
  tx.run(endPauseRow, { id: pause.id, ended_on, now: act.now })
  const isOurs = row.next_renewal_on !== null && row.billing_anchor_on !== null
  const next = !isOurs || days === 0 ? null : addDays(row.next_renewal_on!, days)
  const billing = next && { next_renewal_on: next, billing_anchor_on: next }
  const dates = datesResumed(row, pause, { today, now: act.now, timezone: settingsOf(tx).timezone })
  return saveMembership(tx, act, row, { status: 'active', ...dates, ...billing })
}

/** The dates of a membership once a pause of it ends on a day. */
export function datesResumed(
  row: NamedMembershipRow,
  pause: PauseRow,
  { today, ...use }: { today: LocalDate; now: string; timezone: string },
): Partial<MembershipRow> {
  const { days, expires_on } = endPause(pause, row.expires_on, today)
  return withPauseWaited(row, { starts_on: pause.starts_on, days }, use) ?? { expires_on }
}

/** Writes fields of a membership and gives it as it then is. */
export function saveMembership(
  tx: Tx,
  act: Act,
  row: NamedMembershipRow,
  changes: Partial<MembershipRow>,
): NamedMembershipRow {
  tx.run(
    db
      .updateTable('memberships')
      .set({ ...changes, updated_at: act.now })
      .where('id', '=', row.id),
  )
  return { ...row, ...changes, updated_at: act.now }
}

type MembershipTurn = `membership.${'started' | 'paused' | 'expired' | 'cancelled'}`

/** Tells rules and automations what became of a membership. */
export function emitOf(tx: Tx, act: Act, event: MembershipTurn, row: NamedMembershipRow): void {
  const { id: membership_id, membership_type_id, type, is_intro_offer, expires_on } = row
  emit(tx, act, event, row.client_id, { membership_id, membership_type_id, type, is_intro_offer, expires_on })
}
