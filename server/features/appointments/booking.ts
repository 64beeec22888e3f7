import type { z } from 'zod'
import type { Act, Ctx } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { requirePermission } from '../../api/access.ts'
import { invalid, notFound, refuseFor } from '../../api/errors.ts'
import { addMinutes, localDate, parseInstant, type Instant } from '../../lib/time.ts'
import { audit } from '../audit/audit.ts'
import { actsAs, clientIdFor } from '../bookings/access.ts'
import { appointmentsAtTheSameTime, bookedAtTheSameTime } from '../bookings/booking/facts.ts'
import { loadClient } from '../clients/load.ts'
import { placeOf } from '../establishments/queries.ts'
import { spendCredits } from '../memberships/entitlements.ts'
import { loadInstructor } from '../instructors/queries.ts'
import { refusePast } from '../schedule/plan.ts'
import { settingsOf, type Settings } from '../settings/queries.ts'
import { unsignedWaivers } from '../waivers/unsigned.ts'
import { decideAppointment } from './appointment-rules.ts'
import { diaryOf } from './availability/diary.ts'
import { slotFaults } from './availability/slot-rules.ts'
import type { appointmentsContract } from './contract.ts'
import { emitOfAppointment } from './events.ts'
import { enqueueBooked } from './letters.ts'
import { payingMembership } from './paying/choose.ts'
import { presentAppointment, viewingOf } from './present.ts'
import { appointmentById, insertAppointment } from './queries.ts'
import { loadService } from './services/queries.ts'
import { say } from '../../lib/sayings/sayings.ts'

type Wish = z.output<(typeof appointmentsContract)['POST /api/v1/appointments']['body']>

/**
 * Books an appointment at a free slot, or refuses with every rule that stands against it. `actingFor` is the client it is for,
 * where whoever calls has checked that the caller may act for them.
 */
export function bookAppointment(ctx: Ctx, wish: Wish, actingFor?: number) {
  if (wish.force) requirePermission(ctx.caller, 'bookings.override')
  const clientId = actingFor ?? clientIdFor(ctx, wish.client_id)
  if (ctx.caller.role === 'instructor' && ctx.caller.instructorId !== wish.instructor_id) throw notFound('instructor')
  return ctx.write((tx) => {
    const settings = settingsOf(tx)
    const starts_at = parseInstant(wish.starts_at, settings.timezone)
    if (!starts_at) throw invalid('starts_at', say('common.expected_date_and_time'))
    refusePast(ctx.now, starts_at)
    const id = place(tx, ctx, settings, { ...wish, starts_at, client_id: clientId })
    const booked = tx.one(appointmentById, { id })!
    emitOfAppointment(tx, ctx, 'appointment.booked', booked)
    enqueueBooked(tx, ctx, booked)
    return presentAppointment(booked, viewingOf(tx, ctx))
  })
}

interface Placing extends Pick<Wish, 'service_id' | 'instructor_id' | 'notes' | 'force' | 'membership_id'> {
  client_id: number
  starts_at: Instant
}

/** Asks the rules in the transaction that writes it, so that of two who want one slot one gets it. */
function place(tx: Tx, ctx: Ctx, settings: Settings, wish: Placing): number {
  const { starts_at, client_id } = wish
  const service = loadService(tx, wish.service_id)
  const instructor = loadInstructor(tx, wish.instructor_id)
  const client = loadClient(tx, client_id)
  const ends_at = addMinutes(starts_at, service.duration_minutes)
  const on = localDate(starts_at, settings.timezone)
  const diary = diaryOf(tx, { now: ctx.now, settings, service, instructor }, on)
  const { against, overridden } = decideAppointment({
    starts_at,
    service,
    instructor: { name: instructor.full_name, is_active: instructor.is_active },
    place: placeOf(tx, instructor.establishment_id),
    client,
    faults: slotFaults(diary, starts_at),
    overlapping: atTheSameTime(tx, client_id, starts_at, ends_at),
    unsigned_waivers: unsignedWaivers(tx, client_id),
    override: wish.force ?? false,
  })
  if (against.length > 0) throw refuseFor(against)
  const paying = payingMembership(tx, {
    now: ctx.now,
    starts_at,
    service,
    client_id,
    establishment_id: instructor.establishment_id,
    membership_id: wish.membership_id,
    is_forced: wish.force ?? false,
  })
  const appointment = {
    service_id: service.id,
    instructor_id: instructor.id,
    client_id,
    establishment_id: instructor.establishment_id,
    starts_at,
    ends_at,
    busy_until: addMinutes(ends_at, service.buffer_minutes),
    price_minor: service.price_minor,
    currency: settings.currency,
    source: actsAs(ctx),
    notes: wish.notes ?? null,
    membership_id: paying?.membership_id ?? null,
    credits_taken: paying?.credits ?? 0,
  }
  const { id } = tx.run(insertAppointment, { ...appointment, now: ctx.now })
  if (paying) spendCredits(tx, ctx, paying, { appointment_id: id })
  const after = { ...appointment, overridden: overridden.map(({ code }) => code) }
  audit(tx, ctx satisfies Act, 'appointment.create', { entity: 'appointment', id, after })
  return id
}

/** What a client has booked that is on at some moment between two instants: classes and appointments. */
function atTheSameTime(tx: Tx, client_id: number, starts_at: Instant, ends_at: Instant) {
  const span = { client_id, starts_at, ends_at }
  return [
    ...bookedAtTheSameTime(tx, { ...span, class_id: 0 }).map((one) => ({ ...one, fix: 'cancel_other' as const })),
    ...appointmentsAtTheSameTime(tx, span).map((one) => ({ ...one, fix: 'cancel_appointment' as const })),
  ]
}
