import type { ErrorCode, Reason } from '../../api/errors.ts'
import { formatInstant } from '../../lib/phrases.ts'
import type { Instant } from '../../lib/time.ts'
import type { SlotFault } from './availability/slot-rules.ts'

export interface AppointmentRequest {
  starts_at: Instant
  timezone: string
  service: { name: string; is_active: boolean }
  instructor: { name: string; is_active: boolean }
  client: { is_active: boolean }
  /** What stands against the time, as `slotFaults` finds it. */
  faults: readonly SlotFault[]
  /** The client's bookings and appointments at the same time, each with the name of what would help. */
  overlapping: readonly { name: string; starts_at: Instant; fix: 'cancel_other' | 'cancel_appointment' }[]
  /** Waivers required before booking that the client has not signed at their current version. */
  unsigned_waivers: readonly { id: number; title: string }[]
  /** Staff with the permission to override asked for it. */
  override: boolean
}

/** What stands against a time however much staff want it. */
const FIRM: readonly unknown[] = ['past', 'class', 'appointment']

/** Whether staff who override pass what a reason says. */
function isPassed({ code, rule }: Reason): boolean {
  if (code === 'APPOINTMENT_SLOT_TAKEN') return !FIRM.includes(rule)
  return code === 'OVERLAPPING_BOOKING' || code === 'WAIVER_UNSIGNED'
}

/**
 * Whether an appointment may be booked: every rule that refuses, in a fixed order, and what was passed. With `override` staff
 * pass windows, time off, closures, the quarter of an hour, overlaps of the client's and waivers; never what else the
 * instructor has.
 */
export function decideAppointment(request: AppointmentRequest): { against: Reason[]; overridden: Reason[] } {
  const all = [...whoReasons(request), ...timeReasons(request), ...clientReasons(request)]
  if (!request.override) return { against: all, overridden: [] }
  return { against: all.filter((reason) => !isPassed(reason)), overridden: all.filter(isPassed) }
}

function whoReasons({ service, instructor, client }: AppointmentRequest): Reason[] {
  const of = (code: ErrorCode, detail: string): Reason => ({ code, detail, rule: 'is_active' })
  const reasons: Reason[] = []
  if (!service.is_active) {
    reasons.push(of('APPOINTMENT_SERVICE_INACTIVE', `${service.name} is not offered any more. Choose another service.`))
  }
  if (!instructor.is_active) {
    reasons.push(of('INSTRUCTOR_INACTIVE', `${instructor.name} takes no appointments any more. Choose somebody else.`))
  }
  if (!client.is_active) {
    reasons.push(of('CLIENT_INACTIVE', 'This client account is not active. The studio can activate it again.'))
  }
  return reasons
}

function timeReasons({ starts_at, timezone, instructor, faults }: AppointmentRequest): Reason[] {
  const when = formatInstant(starts_at, timezone)
  const { name } = instructor
  const words: Record<SlotFault, string> = {
    past: `${when} is over. Choose a time that is still to come.`,
    grid: 'Appointments begin on the quarter of an hour. Choose one of the times that are offered.',
    closure: `The studio is closed on ${when}. Choose another day.`,
    window: `${name} takes no such appointment on ${when}. Choose one of the times that are offered.`,
    time_off: `${name} is away on ${when}. Choose another time.`,
    class: `${name} teaches on ${when}, or too soon after it. Choose another time.`,
    appointment: `${name} has another appointment on ${when}, or too close to it. Choose another time.`,
  }
  return faults.map((rule) => ({ code: 'APPOINTMENT_SLOT_TAKEN', detail: words[rule], rule, value: starts_at }))
}

function clientReasons({ timezone, overlapping, unsigned_waivers }: AppointmentRequest): Reason[] {
  const overlaps = overlapping.map(({ name, starts_at, fix }): Reason => {
    const detail = `${name} on ${formatInstant(starts_at, timezone)} is at the same time. Cancel it first, or choose another time.`
    return { code: 'OVERLAPPING_BOOKING', detail, rule: 'overlap', value: starts_at, fix }
  })
  const waivers = unsigned_waivers.map(({ id, title }): Reason => {
    const detail = `“${title}” must be signed before booking.`
    return { code: 'WAIVER_UNSIGNED', detail, rule: 'requires_before_booking', value: id, fix: 'sign_waiver' }
  })
  return [...overlaps, ...waivers]
}
