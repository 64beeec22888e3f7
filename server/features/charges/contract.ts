import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'
import { id, instantOut, lines, moneyOut, pathIds, resource, stamps } from '../../http/shapes.ts'
import { paymentMethod, paymentSplit } from '../payments/contract.ts'
import { saying } from '../settings/saying-fields.ts'

export const charge = resource('Charge', {
  id,
  client_id: id,
  kind: z.enum(['late_cancel', 'no_show', 'renewal', 'unpaid_booking', 'appointment', 'other']),
  booking_id: id.nullable(),
  appointment_id: id.nullable(),
  membership_id: id.nullable(),
  amount: moneyOut,
  currency: z.string(),
  status: z.enum(['pending', 'due', 'paid', 'waived']),
  due_at: instantOut,
  description: z.string(),
  description_saying: saying,
  payment_method: z.string().nullable(),
  settled_at: instantOut.nullable(),
  waived_at: instantOut.nullable(),
  waive_reason: z.string().nullable(),
  waive_saying: saying.nullable(),
  ...stamps,
})

const params = pathIds('client_id', 'charge_id')

export const chargesContract = {
  'GET /api/v1/clients/{client_id}/charges': {
    id: 'listCharges',
    summary: 'What a client owes, paid or was let off, newest first',
    description:
      'Ordered by id, newest first. A fee is pending during its time of grace; the client does not see it until it is due, ' +
      'and never if it is waived before.',
    access: { manager: 'clients.view', client: 'own' },
    params: pathIds('client_id'),
    status: 200,
    answer: z.array(charge),
  },
  'POST /api/v1/clients/{client_id}/charges/{charge_id}/settle': {
    id: 'settleCharge',
    summary: 'Take the payment of a charge',
    access: { manager: 'charges.manage' },
    params,
    body: z.strictObject({ payment_method: paymentMethod, payments: paymentSplit.optional() }),
    example: { payment_method: 'card_terminal' },
    status: 200,
    answer: charge,
    errors: ['CHARGE_SETTLED', 'GIFT_CARD_INVALID'],
  },
  'POST /api/v1/clients/{client_id}/charges/{charge_id}/waive': {
    id: 'waiveCharge',
    summary: 'Let a client off a charge',
    access: { manager: 'charges.manage' },
    params,
    body: z.strictObject({ reason: lines.min(1).max(500) }),
    example: { reason: 'First time' },
    status: 200,
    answer: charge,
    errors: ['CHARGE_SETTLED'],
  },
} satisfies Contract
