import { settingsOf } from '../settings/queries.ts'
import type { Act } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Reader, Tx } from '../../db/writer.ts'
import { refuseFor } from '../../api/errors.ts'
import { emit } from '../../events/emit.ts'
import { localDate, type Instant, type LocalDate } from '../../lib/time.ts'
import { expiryAfterClassCancelled } from './term-rules.ts'
import { readTerms } from '../membership-types/terms-queries.ts'
import { spendEntries } from './credit-rules.ts'
import { readBalance, readGrants, writeEntries } from './ledger.ts'
import { waitingOf } from './first-visit/follow-visits.ts'
import { countedPlaces } from './limits.ts'
import {
  entriesOfAppointment,
  entriesOfBooking,
  membershipById,
  ownAndShared,
  pausesOfMembership,
  type NamedMembershipRow,
} from './queries.ts'
import { comingRenewal, isExpired } from './term-rules.ts'
import type { UsableMembership } from './usability-rules.ts'
import { say } from '../../lib/sayings/sayings.ts'

/** From so many credits on, every spend says that they run low. */
export const FEW_CREDITS = 3

/** The client to be booked, and when: what limits count depends on both. */
export interface UseBy {
  client_id: number
  /** The day of the class. */
  on: LocalDate
  now: Instant
  timezone: string
}

/**
 * The memberships that may pay for something on a day, a client's own and those shared with them, ready for
 * `chooseMembership`: those that have not ended or ended after it (a class of yesterday is put right today), the one named
 * (whatever its state, if it is theirs), and, where there is neither, the one that ended last, or, where none has, was
 * cancelled, so that a refusal can say why.
 */
export function usableMemberships(reader: Reader, use: UseBy, namedId?: number | null): UsableMembership[] {
  const { client_id, on } = use
  const rows = reader.all(ownAndShared, { client_id })
  const wanted = rows.filter(
    ({ id, status, expires_on, ended_early }) =>
      id === namedId ||
      !['expired', 'cancelled'].includes(status) ||
      (status === 'expired' && !ended_early && expires_on !== null && expires_on >= on),
  )
  const lastOf = (ended: 'expired' | 'cancelled') =>
    rows
      .filter(({ status }) => status === ended)
      .toSorted(byEnd)
      .at(-1)
  const last = lastOf('expired') ?? lastOf('cancelled')
  return (wanted.length === 0 && last ? [last] : wanted).map((row) => usableFrom(reader, row, use))
}

const byEnd = (a: NamedMembershipRow, b: NamedMembershipRow) =>
  (a.expires_on ?? '').localeCompare(b.expires_on ?? '') || a.id - b.id

/** One membership with its terms, its running or planned pause, its grants, and what its limits count of a client. */
function usableFrom(reader: Reader, row: NamedMembershipRow, use: UseBy): UsableMembership {
  const { id, type, status, unlimited, starts_on, expires_on, ended_early, past_due_since } = row
  const isOn = status === 'paused' || status === 'active'
  const pauses = isOn ? reader.all(pausesOfMembership, { membership_id: id }) : []
  const pause = pauses.find(({ ended_on }) => ended_on === null) ?? null
  const grants = unlimited ? [] : readGrants(reader, id)
  const dates = { starts_on, expires_on, ended_early, past_due_since }
  const terms = readTerms(reader, row.terms_id)
  const is_shared = row.client_id !== use.client_id
  const counted = countedPlaces(reader, id, terms, use)
  const waiting = waitingOf(reader, id, row, use)
  const renews_on = unlimited ? null : comingRenewal(row)
  const state = { ...dates, pause, grants, terms, is_shared, renews_on, counted, waiting }
  return { id, name: row.type_name, type, status, unlimited, ...state }
}

/** A booking or an appointment that credits pay for. */
export type PaidByCredits = { booking_id: number } | { appointment_id: number }

/**
 * Takes credits for a booking or an appointment, in spending order, from as many entries as it needs; an unlimited membership
 * and what costs none (`credits` 0) pay without. Refuses with NO_CREDITS_LEFT if they are used up, so that no balance ever
 * goes below zero.
 */
export function spendCredits(
  tx: Tx,
  act: Act,
  { membership_id, credits }: { membership_id: number; credits: number },
  paid: PaidByCredits,
): void {
  if (credits === 0) return
  const today = localDate(act.now, settingsOf(tx).timezone)
  const entries = spendEntries(readGrants(tx, membership_id), credits, today)
  if (!entries) {
    const detail = say('memberships.last_credit_of_membership')
    throw refuseFor([{ code: 'NO_CREDITS_LEFT', detail, rule: 'credits_remaining', value: 0, fix: 'buy_membership' }])
  }
  writeEntries(tx, act, membership_id, entries, { reason: say('credits.booked'), ...paid })
  emitFewCredits(tx, act, membership_id)
}

function emitFewCredits(tx: Tx, act: Act, membershipId: number): void {
  const membership = tx.one(membershipById, { id: membershipId })
  const credits_remaining = readBalance(tx, membershipId)
  if (!membership || membership.type === 'drop_in' || credits_remaining > FEW_CREDITS) return
  const payload = { membership_id: membershipId, membership_type_id: membership.membership_type_id, credits_remaining }
  emit(tx, act, 'membership.credits_low', membership.client_id, payload)
}

/** The credits that a booking holds, by the entries they came from; none if it took none or gave them back. */
export function creditsHeld(reader: Reader, paid: PaidByCredits) {
  const rows = 'booking_id' in paid ? reader.all(entriesOfBooking, paid) : reader.all(entriesOfAppointment, paid)
  const byGrant = Map.groupBy(rows, ({ grant_id }) => grant_id)
  return [...byGrant].flatMap(([grant_id, of]) => {
    const credits = -of.reduce((sum, entry) => sum + entry.credits, 0)
    return credits > 0 && grant_id !== null ? [{ membership_id: of[0]!.membership_id, grant_id, credits }] : []
  })
}

/**
 * Gives the credits that a booking or an appointment holds back to the entries they came from. False if it holds none. Those of a
 * membership that was cancelled before lapse at once, as all of its did.
 */
export function returnCredits(tx: Tx, act: Act, paid: PaidByCredits): boolean {
  const held = creditsHeld(tx, paid)
  for (const { membership_id, grant_id, credits } of held) {
    const entry = { kind: 'return' as const, credits, grant_id, expires_on: null }
    writeEntries(tx, act, membership_id, [entry], { reason: say('credits.given_back'), ...paid })
    if (!wasCancelled(tx, act, membership_id)) continue
    const lapsed = { ...entry, kind: 'lapse' as const, credits: -credits }
    writeEntries(tx, act, membership_id, [lapsed], { reason: say('credits.membership_cancelled') })
  }
  return held.length > 0
}

/** Cancelled in this very step, its credits lapse once all that it pays for is given up. */
function wasCancelled(tx: Tx, { now }: Act, id: number): boolean {
  const { status, cancelled_at } = tx.one(membershipById, { id })!
  return status === 'cancelled' && cancelled_at !== null && cancelled_at < now
}

/**
 * A class that the studio cancelled gave its credit back to this membership: a pack that has run out meanwhile is good
 * again until 14 days after the day of the class. Packs that are cancelled, and all others, stay as they are.
 */
export function extendAfterCancelledClass(tx: Tx, act: Act, membershipId: number, classOn: LocalDate): void {
  const membership = tx.one(membershipById, { id: membershipId })
  if (!membership || membership.status === 'cancelled') return
  if (membership.type !== 'class_pack' && membership.type !== 'drop_in') return
  const today = localDate(act.now, settingsOf(tx).timezone)
  const expires_on = expiryAfterClassCancelled(membership.expires_on, classOn, today)
  if (expires_on === null || expires_on <= (membership.expires_on ?? '9999')) return
  const isGood = membership.status === 'expired' && !isExpired(expires_on, today)
  const revived = isGood && { status: 'active' as const, ended_early: false, former_expires_on: null }
  const changes = { expires_on, ...revived, updated_at: act.now }
  tx.run(db.updateTable('memberships').set(changes).where('id', '=', membershipId))
}
