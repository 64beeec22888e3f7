import { settingsOf } from '../settings/queries.ts'
import type { Act } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Reader, Tx } from '../../db/writer.ts'
import { refuseFor } from '../../api/errors.ts'
import { emit } from '../../events/emit.ts'
import { localDate, type LocalDate } from '../../lib/time.ts'
import { expiryAfterClassCancelled } from './term-rules.ts'
import { spendable } from './credit-rules.ts'
import { readBalance, readGrants, writeEntries } from './ledger.ts'
import {
  lastEntryOfBooking,
  membershipById,
  membershipsOfClient,
  pausesOfMembership,
  type NamedMembershipRow,
} from './queries.ts'
import { isExpired } from './term-rules.ts'
import type { UsableMembership } from './usability-rules.ts'
import { say } from '../../lib/sayings/sayings.ts'

/** From so many credits on, every spend says that they run low. */
export const FEW_CREDITS = 3

/**
 * A client's memberships that may pay for something on a day, ready for `chooseMembership`: those that have not ended or
 * ended after it (a class of yesterday is put right today), the one named (whatever its state, if it is hers), and, where
 * there is neither, the one that ended last, so that a refusal can say why.
 */
export function usableMemberships(
  reader: Reader,
  clientId: number,
  on: LocalDate,
  namedId?: number | null,
): UsableMembership[] {
  const rows = reader.all(membershipsOfClient, { client_id: clientId })
  const wanted = rows.filter(
    ({ id, status, expires_on, ended_early }) =>
      id === namedId ||
      !['expired', 'cancelled'].includes(status) ||
      (status === 'expired' && !ended_early && expires_on !== null && expires_on >= on),
  )
  const last = rows.filter(({ status }) => status === 'expired').at(-1)
  return (wanted.length === 0 && last ? [last] : wanted).map((row) => usableFrom(reader, row))
}

/** One membership with its running pause and its grants. */
export function usableFrom(reader: Reader, row: NamedMembershipRow): UsableMembership {
  const { id, type, status, unlimited, starts_on, expires_on, ended_early, past_due_since } = row
  const pauses = status === 'paused' ? reader.all(pausesOfMembership, { membership_id: id }) : []
  const pause = pauses.find(({ ended_on }) => ended_on === null) ?? null
  const grants = unlimited ? [] : readGrants(reader, id)
  const dates = { starts_on, expires_on, ended_early, past_due_since }
  return { id, name: row.type_name, type, status, unlimited, ...dates, pause, grants }
}

/**
 * Takes one credit of an entry for a booking; an unlimited membership (`grant_id` null) pays without. Refuses with
 * NO_CREDITS_LEFT if the entry is used up, so that no balance ever goes below zero.
 */
export function spendCredit(
  tx: Tx,
  act: Act,
  spend: { membership_id: number; grant_id: number | null; booking_id: number },
): void {
  const { membership_id, grant_id, booking_id } = spend
  if (grant_id === null) return
  const today = localDate(act.now, settingsOf(tx).timezone)
  const isLeft = spendable(readGrants(tx, membership_id), today).some(({ id }) => id === grant_id)
  if (!isLeft) {
    const detail = say('memberships.last_credit_of_membership')
    throw refuseFor([{ code: 'NO_CREDITS_LEFT', detail, rule: 'credits_remaining', value: 0, fix: 'buy_membership' }])
  }
  const entry = { kind: 'spend' as const, credits: -1, grant_id, expires_on: null }
  writeEntries(tx, act, membership_id, [entry], { reason: say('credits.booked'), booking_id })
  emitFewCredits(tx, act, membership_id)
}

function emitFewCredits(tx: Tx, act: Act, membershipId: number): void {
  const membership = tx.one(membershipById, { id: membershipId })
  const credits_remaining = readBalance(tx, membershipId)
  if (!membership || membership.type === 'drop_in' || credits_remaining > FEW_CREDITS) return
  const payload = { membership_id: membershipId, membership_type_id: membership.membership_type_id, credits_remaining }
  emit(tx, act, 'membership.credits_low', membership.client_id, payload)
}

/** The ledger entry whose credit a booking holds, or null if it took none or gave it back. */
export function grantOfBooking(reader: Reader, bookingId: number): number | null {
  return heldBy(reader, bookingId)?.grant_id ?? null
}

/** The entry that took the credit a booking holds. Entries of a booking take one or give the last one back, by turns. */
const heldBy = (reader: Reader, bookingId: number) => {
  const last = reader.one(lastEntryOfBooking, { booking_id: bookingId })
  return last?.kind === 'spend' ? last : undefined
}

/** Gives the credit that a booking holds back to the entry it came from. False if it holds none (again). */
export function returnCredit(tx: Tx, act: Act, bookingId: number): boolean {
  const spent = heldBy(tx, bookingId)
  if (!spent) return false
  const entry = { kind: 'return' as const, credits: 1, grant_id: spent.grant_id, expires_on: null }
  writeEntries(tx, act, spent.membership_id, [entry], { reason: say('credits.given_back'), booking_id: bookingId })
  return true
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
