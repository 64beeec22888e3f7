import type { ErrorCode, Reason } from '../../api/errors.ts'
import type { Instant } from '../../lib/time.ts'
import { besideHeld, type BeingPaid } from '../bookings/booking/booking-rules.ts'
import { closedPlace } from '../establishments/place-rules.ts'
import type { SlotFault } from './availability/slot-rules.ts'
import { say, type Said } from '../../lib/sayings/sayings.ts'

export interface AppointmentRequest {
  starts_at: Instant
  service: { name: string; is_active: boolean }
  instructor: { name: string; is_active: boolean }
  /** The location of the instructor. */
  place: { id: number; name: string; is_active: boolean }
  client: { is_active: boolean }
  /** Reasons against the time, as `slotFaults` finds them. */
  faults: readonly SlotFault[]
  /** The client's bookings and appointments at the same time, each with the name of what would help. */
  overlapping: readonly { name: string; starts_at: Instant; fix: 'cancel_other' | 'cancel_appointment' }[]
  /** Other spots and slots at the same time that the client is paying for right now. */
  being_paid?: readonly BeingPaid[]
  /** Waivers required before booking that the client has not signed at their current version. */
  unsigned_waivers: readonly { id: number; title: string }[]
  /** Staff with the permission to override asked for it. */
  override: boolean
}

/** Reasons against a time that staff can't override. */
const FIRM: readonly unknown[] = ['past', 'class', 'appointment', 'held']

/** True if staff who override pass what a reason says. */
function isPassed({ code, rule }: Reason): boolean {
  if (code === 'APPOINTMENT_SLOT_TAKEN') return !FIRM.includes(rule)
  return code === 'OVERLAPPING_BOOKING' || code === 'WAIVER_UNSIGNED'
}

/**
 * True if an appointment may be booked: every rule that refuses, in a fixed order, and what was passed. With `override` staff
 * pass windows, time off, closures, the quarter of an hour, overlaps of the client's and waivers; never what else the
 * instructor has.
 */
export function decideAppointment(request: AppointmentRequest): { against: Reason[]; overridden: Reason[] } {
  const all = [...whoReasons(request), ...timeReasons(request), ...clientReasons(request)]
  if (!request.override) return { against: all, overridden: [] }
  return { against: all.filter((reason) => !isPassed(reason)), overridden: all.filter(isPassed) }
}

function whoReasons({ service, instructor, place, client }: AppointmentRequest): Reason[] {
  const of = (code: ErrorCode, detail: Said): Reason => ({ code, detail, rule: 'is_active' })
  const reasons: Reason[] = []
  if (!service.is_active) {
    reasons.push(of('APPOINTMENT_SERVICE_INACTIVE', say('appointments.service_not_offered', { name: service.name })))
  }
  if (!instructor.is_active) {
    reasons.push(of('INSTRUCTOR_INACTIVE', say('appointments.takes_no_appointments', { name: instructor.name })))
  }
  if (!place.is_active) {
    reasons.push(closedPlace(place, say('appointments.place_closed', { name: place.name })))
  }
  if (!client.is_active) {
    reasons.push(of('CLIENT_INACTIVE', say('common.client_account_is_not_active')))
  }
  return reasons
}

function timeReasons({ starts_at, instructor, faults }: AppointmentRequest): Reason[] {
  const { name } = instructor
  const words: Record<SlotFault, Said> = {
    past: say('appointments.is_over', { when: starts_at }),
    grid: say('appointments.quarter_of_an_hour'),
    closure: say('appointments.studio_closed', { when: starts_at }),
    window: say('appointments.no_such_time', { name, when: starts_at }),
    time_off: say('appointments.away_then', { name, when: starts_at }),
    class: say('appointments.teaches_then', { name, when: starts_at }),
    appointment: say('appointments.has_another_appointment', { name, when: starts_at }),
    held: say('appointments.is_being_paid', { name, when: starts_at }),
  }
  return faults.map((rule) => ({ code: 'APPOINTMENT_SLOT_TAKEN', detail: words[rule], rule, value: starts_at }))
}

function clientReasons({ overlapping, being_paid = [], unsigned_waivers }: AppointmentRequest): Reason[] {
  const overlaps = overlapping.map(({ name, starts_at, fix }): Reason => {
    const detail = say('appointments.at_the_same_time', { name, when: starts_at })
    return { code: 'OVERLAPPING_BOOKING', detail, rule: 'overlap', value: starts_at, fix }
  })
  const waivers = unsigned_waivers.map(({ id, title }): Reason => {
    const detail = say('common.must_be_signed_before_booking', { title })
    return { code: 'WAIVER_UNSIGNED', detail, rule: 'requires_before_booking', value: id, fix: 'sign_waiver' }
  })
  return [...overlaps, ...being_paid.map(besideHeld), ...waivers]
}
