import type { Ctx } from '../../context.ts'
import type { Reader } from '../../db/writer.ts'
import { toMajor } from '../../lib/money.ts'
import { formatSaying, presentSaying } from '../../lib/sayings/format.ts'
import type { Instant } from '../../lib/time.ts'
import { actsAs } from '../bookings/access.ts'
import { costsByTerms } from '../charges/to-be-forgiven.ts'
import { settingsOf, type Settings } from '../settings/queries.ts'
import { decideCancel, lateTerms } from './cancel-rules.ts'
import type { AppointmentView } from './queries.ts'
import { unpaidOf } from './paying/paid.ts'
import { GIVEN_UP, needsResolution } from './state-rules.ts'

export interface Viewing {
  now: Instant
  settings: Settings
  by: 'client' | 'staff'
  language: string
}

/** A caller’s view of appointments now. */
export function viewingOf(reader: Reader, ctx: Ctx): Viewing {
  return { now: ctx.now, settings: settingsOf(reader), by: actsAs(ctx), language: ctx.language }
}

/** An appointment as the API shows it, with what cancelling it right now would cost (null: it can't be cancelled). */
export const presentAppointment = (reader: Reader, row: AppointmentView, viewing: Viewing) =>
  presentAppointments(reader, [row], viewing)[0]!

/** The same of several. */
export function presentAppointments(reader: Reader, rows: readonly AppointmentView[], viewing: Viewing) {
  const costs = costsOfCancelling(reader, rows, viewing)
  return rows.map((row, at) => present(row, viewing, costs[at] ?? null))
}

function present(row: AppointmentView, viewing: Viewing, cancel: CancelCost | null) {
  const {
    price_minor,
    paid_minor,
    cancel_reason,
    reminded_at: _,
    booked_for: ____,
    late_cancel_fee_override_minor: __,
    fee_forgiveness_count_override: _____,
    credits_held: ___,
    agreed_cancel_hours: ______,
    agreed_keeps_credit: _______,
    agreed_late_fee_minor: ________,
    ...shown
  } = row
  return {
    ...shown,
    price: toMajor(price_minor, row.currency),
    paid: toMajor(paid_minor, row.currency),
    left_to_pay: toMajor(isGivenUp(row) ? 0 : unpaidOf(row), row.currency),
    // Notes that staff wrote are for staff.
    notes: viewing.by === 'client' && row.source === 'staff' ? null : row.notes,
    cancel_reason: formatSaying(cancel_reason, { language: viewing.language, timezone: viewing.settings.timezone }),
    cancel_saying: presentSaying(cancel_reason),
    needs_resolution: needsResolution(row.status, row.ends_at, viewing.now),
    cancel,
  }
}

const isGivenUp = ({ status }: AppointmentView): boolean => GIVEN_UP.some((one) => one === status)

type Judging = Omit<Viewing, 'language'>

/** The cost of cancelling each of these; see `costsByTerms`. */
const costsOfCancelling = (reader: Reader, rows: readonly AppointmentView[], viewing: Judging) =>
  costsByTerms(
    reader,
    viewing.settings,
    rows.map((row) => ({ row, terms: termsOfCancelling(row, viewing) })),
  )

type CancelCost = NonNullable<ReturnType<typeof costsOfCancelling>[number]>

/** The terms of cancelling now, and once it is late. Fees are in minor units and before forgiveness, the rest in major units. */
export function termsOfCancelling(appointment: AppointmentView, { now, settings, by }: Judging) {
  const decision = decideCancel({ now, by, appointment, settings })
  if (decision.kind === 'refuse') return null
  const late = lateTerms({ appointment, settings })
  const holds = (appointment.credits_held ?? 0) < 0
  return {
    is_late: decision.status === 'late_cancelled',
    free_until: decision.free_until,
    fee_minor: decision.fee_minor,
    credit_returned: holds ? decision.credit === 'return' : null,
    late_fee_minor: late.fee_minor,
    refund: toMajor(decision.back_minor, settings.currency),
    late_refund: toMajor(late.back_minor, settings.currency),
    late_credit_returned: holds ? late.credit === 'return' : null,
  }
}
