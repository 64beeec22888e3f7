import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'
import { id, instantOut, lines, moneyOut, pathIds, resource, stamps } from '../../http/shapes.ts'
import { paymentMethod, paymentSplit } from '../payments/contract.ts'
import { saying } from '../settings/saying-fields.ts'

const because = z.strictObject({
  code: z.enum(['LATE_CANCEL', 'NO_SHOW', 'RENEWAL', 'UNPAID_BOOKING', 'APPOINTMENT']),
  rule: z.string().describe('The setting or field that decided, such as cancellation_hours'),
  limit: z.number().nullable().describe('What it said: the hours before the start until which cancelling is free'),
  happened_at: instantOut.describe('When it came to be owed: cancelled, missed, renewed, booked'),
  starts_at: instantOut.optional().describe('The start of what was booked'),
  membership_type: z.string().optional().describe('The membership type whose own terms decided'),
  text: z.string().describe('The same in words'),
})

export const forgiven = z
  .strictObject({ nth: z.int(), of: z.int(), days: z.int() })
  .describe(
    'Cancelling late would cost a fee that the rule of `fee_forgiveness_count` forgives now: the `nth` of `of` in `days` days. ' +
      'Absent: it would not',
  )

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
  because: because.nullable().describe('Why, as it was when it was made; null for older and imported ones'),
  is_forgiven: z.boolean().describe('Waived by the rule of `fee_forgiveness_count`'),
  ...stamps,
})

const params = pathIds('client_id', 'charge_id')

const owed = resource('OwedCharge', { ...charge.shape, client_name: z.string() })

export const chargesContract = {
  'GET /api/v1/clients/{client_id}/charges': {
    id: 'listCharges',
    summary: 'What a client owes, paid or was let off, newest first',
    description:
      'Ordered by id, newest first. A fee is pending during its time of grace; the client does not see it until it is due, ' +
      'and never if it is waived before. One that is forgiven by the rule is waived at once, and known.',
    access: { manager: 'clients.view', client: 'own' },
    params: pathIds('client_id'),
    status: 200,
    answer: z.array(charge),
  },
  'GET /api/v1/clients/me/owed': {
    id: 'listOwed',
    summary: 'What the caller and those whom they act for have to pay now',
    description:
      'Due charges alone, the oldest first. They are paid together by POST /api/billing/charges-checkout-session.',
    access: { client: 'own' },
    status: 200,
    answer: z.array(owed),
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
