import { z } from 'zod'
import { id, instantOut, moneyOut, resource, stamps } from '../../../http/shapes.ts'
import { forgiven } from '../../charges/contract.ts'
import { saying } from '../../settings/saying-fields.ts'

export const waitlistStatus = z.enum([
  'waiting',
  'offered',
  'confirmed',
  'declined',
  'expired',
  'left',
  'skipped',
  'closed',
])

export const waitlistEntry = resource('WaitlistEntry', {
  id,
  scheduled_class_id: id,
  client_id: id,
  status: waitlistStatus,
  position: z.number().int().nullable().describe('Place in the queue from 1 on; null once it waits no more'),
  offered_at: instantOut.nullable(),
  offer_expires_at: instantOut.nullable(),
  skip_code: z.string().nullable().describe('Why it was passed over: the code of the rule'),
  skip_reason: z.string().nullable().describe('The same in words'),
  skip_saying: saying.nullable(),
  booking_id: id.nullable(),
  gives_up: z
    .array(
      z.strictObject({
        booking_id: id,
        class_name: z.string(),
        starts_at: instantOut,
        is_late: z.boolean(),
        fee: moneyOut,
        credit_returned: z.boolean().nullable().describe('null: the booking has taken no credit'),
        forgiven: forgiven.optional(),
      }),
    )
    .describe(
      'Of an offer: the bookings at the same time, with what giving each up costs now; confirm with `swap_booking_id`',
    ),
  class_name: z.string(),
  starts_at: instantOut,
  ends_at: instantOut,
  instructor_id: id.nullable(),
  instructor_name: z.string().nullable(),
  establishment_name: z.string().nullable().describe('Where it is; null: it names no location'),
  client_name: z.string(),
  moves: z
    .array(
      z.strictObject({
        from_status: waitlistStatus.nullable(),
        to_status: waitlistStatus,
        code: z.string().nullable(),
        reason: z.string().nullable(),
        saying: saying.nullable(),
        at: instantOut,
      }),
    )
    .describe('Everything that happened to it, oldest first'),
  ...stamps,
})
