import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { Refusal } from '../../api/errors.ts'
import { isBirthday } from '../../lib/birthday-rules.ts'
import { toMajor } from '../../lib/money.ts'
import { localDate } from '../../lib/time.ts'
import { checkInBooking } from '../bookings/attendance/attendance.ts'
import { bookingById } from '../bookings/booking-queries.ts'
import { checkInWindow } from '../bookings/attendance/check-in-rules.ts'
import { settleOffers } from '../bookings/waitlist/offers.ts'
import { loadClass } from '../bookings/access.ts'
import { seatsWithNight } from '../bookings/waitlist/overnight.ts'
import { takesSeat } from '../../lib/seat-rules.ts'
import { needsResolution } from '../bookings/state-rules.ts'
import { queueEntries } from '../bookings/waitlist/entry-queries.ts'
import { payingFor } from '../bookings/buying/queries.ts'
import { chooseMembership } from '../bookings/booking/choose-membership.ts'
import { coveredClass } from '../bookings/booking/covered-class.ts'
import { priceOfPlace } from '../bookings/paying/visit-charge.ts'
import type { ClassRow } from '../schedule/queries.ts'
import { usableMemberships } from '../memberships/entitlements.ts'
import { settingsOf, type Settings } from '../settings/queries.ts'
import { unsignedWaivers } from '../waivers/unsigned.ts'
import { rosterOf, type RosterRow } from './queries.ts'
import { formatSaying } from '../../lib/sayings/format.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { readingOf } from '../settings/reading.ts'

/** The roster of a class, with the details that the front desk needs at a glance, and its waitlist. */
export async function roster(ctx: Ctx, classId: number) {
  const cls = loadClass(ctx, ctx.db, classId)
  await settleOffers(ctx, classId)
  const settings = settingsOf(ctx.db)
  const classOn = localDate(cls.starts_at, settings.timezone)
  const reading = { language: ctx.language, timezone: settings.timezone }
  const window = checkInWindow(cls.starts_at, settings)
  const seats = seatsWithNight(ctx.db, cls, { now: ctx.now, settings })
  const paying = seats.held > 0 ? ctx.db.all(payingFor, { class_id: classId }) : []
  const seesClients = ctx.caller.role === 'manager' && ctx.caller.permissions.has('clients.view')
  const rows = ctx.db.all(rosterOf, { class_id: classId, starts_at: cls.starts_at })
  return {
    scheduled_class_id: cls.id,
    name: cls.name,
    status: cls.status,
    starts_at: cls.starts_at,
    ends_at: cls.ends_at,
    instructor_id: cls.instructor_id,
    instructor_name: cls.instructor_name,
    capacity: cls.capacity,
    room_plan_id: cls.room_plan_id,
    ...seats,
    check_in_opens_at: window.opens_at,
    check_in_closes_at: window.closes_at,
    bookings: rows.map((row) => ({
      booking_id: row.id,
      client_id: row.client_id,
      client_name: row.client_name,
      client_phone: seesClients || ctx.caller.role === 'instructor' ? row.client_phone : null,
      status: row.status,
      source: row.source,
      standing_booking_id: row.standing_booking_id,
      membership_id: row.membership_id,
      membership_name: row.membership_name,
      credits_left: row.membership_id === null || row.unlimited ? null : (row.credits ?? 0),
      credits_taken: row.credits_taken,
      is_unpaid: row.is_unpaid,
      ...unpaidPlace(ctx, row, cls, settings),
      owed: seesClients && row.owed_minor ? priced(row.owed_minor, settings) : null,
      seat_id: takesSeat(row.status) ? row.seat_id : null,
      seat_name: takesSeat(row.status) ? row.seat_name : null,
      is_birthday: isBirthday(row.date_of_birth, classOn),
      is_first_visit: !row.came_before,
      unsigned_waivers: unsignedWaivers(ctx.db, row.client_id),
      needs_resolution: needsResolution(row.status, cls.ends_at, ctx.now),
      cancel_reason: formatSaying(row.cancel_reason, reading),
      excuse_reason: row.excuse_reason,
      checked_in_at: row.checked_in_at,
      no_show_at: row.no_show_at,
      cancelled_at: row.cancelled_at,
      booked_at: row.created_at,
    })),
    waitlist: queueEntries(ctx.db, ctx, classId),
    ...(paying.length > 0 && { paying }),
  }
}

/** The price of an unpaid spot, and the membership bought meanwhile that could pay for it. */
function unpaidPlace(ctx: Ctx, row: RosterRow, cls: ClassRow, settings: Settings) {
  if (!row.is_unpaid || (row.status !== 'booked' && row.status !== 'checked_in'))
    return { to_pay: null, could_pay: null }
  const { timezone, past_due_days } = settings
  const minor = row.to_pay_minor ?? priceOfPlace(ctx.db, { price_minor: row.price_minor, scheduled_class_id: cls.id })
  const what = coveredClass(cls, timezone)
  const use = { on: what.on, now: ctx.now, timezone, past_due_days, what }
  const memberships = usableMemberships(ctx.db, { ...use, client_id: row.client_id })
  const choice = chooseMembership(memberships, use)
  const pays = choice.kind === 'entitled' && memberships.find(({ id }) => id === choice.entitlement.membership_id)
  return {
    to_pay: minor === null ? null : priced(minor, settings),
    could_pay: pays ? { membership_id: pays.id, name: pays.name } : null,
  }
}

const priced = (minor: number, { currency }: Settings) => ({ amount: toMajor(minor, currency), currency })

/** Checks in many bookings of a class; what can't be is said for each, and does not hold up the others. */
export function checkInMany(ctx: Ctx, classId: number, bookingIds: readonly number[]) {
  return ctx.write((tx) => {
    loadClass(ctx, tx, classId)
    return { results: bookingIds.map((id) => checkInOne(tx, ctx, classId, id)) }
  })
}

function checkInOne(tx: Tx, ctx: Ctx, classId: number, booking_id: number) {
  const booking = tx.one(bookingById, { id: booking_id })
  if (!booking || booking.scheduled_class_id !== classId) {
    const detail = formatSaying(say('roster.no_such_booking'), readingOf(tx, ctx))
    return { booking_id, is_checked_in: false, status: null, code: 'NOT_FOUND', detail }
  }
  try {
    const { status } = checkInBooking(tx, ctx, booking, 'staff')
    return { booking_id, is_checked_in: true, status, code: null, detail: null }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return {
      booking_id,
      is_checked_in: false,
      status: booking.status,
      code: error.code,
      detail: formatSaying(error.detail, readingOf(tx, ctx)),
    }
  }
}
