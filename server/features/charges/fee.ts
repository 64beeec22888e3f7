import type { Act } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { say, type Said } from '../../lib/sayings/sayings.ts'
import { addHours, localDate } from '../../lib/time.ts'
import { settingsOf } from '../settings/queries.ts'
import { addCharge } from './add.ts'
import { reasonOfFee, type Booked } from './because-rules.ts'
import { decideForgiveness, forgivenessOf } from './forgiveness-rules.ts'
import { enqueueForgivenLetter } from './letters.ts'
import { forgivenOf, type ChargeRow } from './queries.ts'

export interface NewFee {
  client_id: number
  kind: 'late_cancel' | 'no_show'
  booking_id?: number
  appointment_id?: number
  membership_id: number | null
  /** In minor units; 0 is none. */
  amount_minor: number
  /** The class or the service. */
  class_name: string
  booked: Booked
  /** How many fees the paying membership's type forgives; null: as many as the studio. */
  fee_forgiveness_count_override: number | null
}

/**
 * Makes a fee a charge with the reason why: pending for the hours of grace, then due. One that the rule forgives is waived at
 * once, and the client is notified. Undefined where there is none.
 */
export function chargeFee(tx: Tx, act: Act, fee: NewFee): ChargeRow | undefined {
  const { fee_forgiveness_count_override: override, class_name, booked, ...of } = fee
  const settings = settingsOf(tx)
  const { starts_at } = booked
  const charge = {
    ...of,
    description: say(`charge.${fee.kind}`, { class_name, starts_at }),
    because: reasonOfFee(fee.kind, booked, { now: act.now, cancellation_hours: settings.cancellation_hours }),
  }
  const on = localDate(starts_at, settings.timezone)
  const rule = forgivenessOf(settings, override)
  const nth = decideForgiveness(on, fee.amount_minor, forgivenDays(tx, fee.client_id), rule)
  if (nth === undefined) return addCharge(tx, act, { ...charge, due_at: addHours(act.now, settings.fee_grace_hours) })
  const reason = say('waived.forgiven', { nth: `${nth}`, count: `${rule.count}`, days: `${rule.days}` })
  const row = addCharge(tx, act, { ...charge, due_at: act.now, forgiven: { on, reason } })!
  enqueueForgivenLetter(tx, act, row)
  return row
}

const forgivenDays = (tx: Tx, client_id: number) =>
  tx.all(forgivenOf, { client_ids: [client_id] }).map(({ forgiven_on }) => forgiven_on!)

/** Stops counting a forgiven fee of a booking: it was undone, excused or cancelled by the studio. */
export function forgetForgiven(tx: Tx, act: Act, booking_id: number, reason: Said): void {
  tx.run(
    db
      .updateTable('charges')
      .set({ forgiven_on: null, waive_reason: reason, updated_at: act.now })
      .where('booking_id', '=', booking_id)
      .where('forgiven_on', 'is not', null),
  )
}
