import { requirePermission } from '../../api/access.ts'
import { notFound, Refusal, refuseFor } from '../../api/errors.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { cannot } from '../appointments/cancel-rules.ts'
import { recordPayment, unpaidOf } from '../appointments/paying/paid.ts'
import { depositLeft } from '../appointments/prepaying/prepayment-rules.ts'
import { appointmentById } from '../appointments/queries.ts'
import { loadService } from '../appointments/services/queries.ts'
import { GIVEN_UP } from '../appointments/state-rules.ts'
import { openChargesOfAppointment } from '../charges/queries.ts'
import { settleWith } from '../charges/settle.ts'
import type { LedgerPayment } from '../payments/ledger.ts'
import type { Decided } from './basket.ts'
import { methodOfShares } from './share-rules.ts'

interface Wish {
  appointment_id: number
  part: 'rest' | 'deposit'
  client_id: number | null
}

/**
 * Takes the money of an appointment, before it or after: the charge that is open of its price, else what is left of it, or its
 * deposit alone. Refuses one that was cancelled (APPOINTMENT_INVALID_TRANSITION) or is paid (CHARGE_SETTLED); 404 for one of somebody else than the
 * basket's client.
 */
export function takeAppointment(tx: Tx, ctx: Ctx, { appointment_id, part, client_id }: Wish): Omit<Decided, 'items'> {
  requirePermission(ctx.caller, 'charges.manage')
  const appointment = tx.one(appointmentById, { id: appointment_id })
  if (!appointment || (client_id !== null && appointment.client_id !== client_id)) throw notFound('appointment')
  const { status, service_name: name } = appointment
  if (GIVEN_UP.some((one) => one === status)) throw refuseFor([cannot(status, 'paid')])
  const [charge] = tx.all(openChargesOfAppointment, { appointment_id })
  const left = unpaidOf(appointment)
  const service = loadService(tx, appointment.service_id)
  const amount_minor = charge?.amount_minor ?? (part === 'rest' ? left : depositLeft(service, appointment))
  if (amount_minor === 0) throw new Refusal('CHARGE_SETTLED', say('appointments.nothing_left', { name }))
  return {
    kind: 'charge',
    total_minor: amount_minor,
    write: (payments: LedgerPayment[]) => {
      const paid = { payment_method: methodOfShares(payments), payments }
      if (charge) return settleWith(tx, ctx, charge, paid).purchase_id
      return recordPayment(tx, ctx, appointment, { amount_minor, ...paid })
    },
  }
}
