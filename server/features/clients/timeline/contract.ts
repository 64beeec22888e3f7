import { z } from 'zod'
import type { Contract } from '../../../api/operation.ts'
import { id, instantOut, moneyOut, paged, paging, pathIds, queryBoolean, resource } from '../../../http/shapes.ts'
import { parts } from './part-values.ts'

/** The kinds of events of a client: the thing and what happened to it. */
export const timelineKind = z.enum([
  'client.created',
  'booking.booked',
  'booking.checked_in',
  'booking.no_show',
  'booking.excused',
  'booking.cancelled',
  'booking.late_cancelled',
  'booking.class_cancelled',
  'appointment.booked',
  'appointment.checked_in',
  'appointment.completed',
  'appointment.no_show',
  'appointment.cancelled',
  'appointment.late_cancelled',
  'waitlist.moved',
  'membership.sold',
  'membership.cancelled',
  'membership.paused',
  'membership.resumed',
  'credits.grant',
  'credits.rollover',
  'credits.spend',
  'credits.return',
  'credits.lapse',
  'credits.adjust',
  'charge.made',
  'charge.paid',
  'charge.waived',
  'sale.made',
  'payment.refunded',
  'payment.refund_undone',
  'note.written',
  'consent.granted',
  'consent.withdrawn',
  'mail.queued',
  'mail.sent',
  'mail.failed',
])

const happened = {
  at: instantOut,
  kind: timelineKind,
  entity_id: id.describe(
    'Of the booking, appointment, waitlist entry, membership, ledger row, charge, sale, refund, note, consent or mail',
  ),
  name: z
    .string()
    .nullable()
    .describe('Class, service, membership, charge, products, kind of purchase, consent or subject it is about'),
  detail: z.string().nullable().describe('Reason, note or new status, where there is one'),
  because: z.string().nullable().describe('Of a charge: why it is owed; null for older and imported ones'),
  class_starts_at: instantOut.nullable().describe('Of the class, or the appointment'),
  credits: z.number().int().nullable(),
  amount: moneyOut.nullable(),
  currency: z.string().nullable(),
}

const happening = resource('TimelineEntry', {
  ...happened,
  steps: z
    .array(resource('TimelineStep', happened))
    .optional()
    .describe('Of a visit that is told as one: all that happened with it, as it happened'),
})

export const timelineContract = {
  'GET /api/v1/clients/{client_id}/timeline': {
    id: 'readTimeline',
    summary: 'Everything that happened with a client',
    description:
      'Newest first; what happened at the same instant by kind, then id, the later one first. `part` asks for a part of it. With ' +
      '`visits_as_one` each class and appointment is one entry, as what became of it last, at that time, and its `steps` are ' +
      'the bookings, waits, credits, charges and e-mails that belong to it.',
    access: { manager: 'clients.view' },
    params: pathIds('client_id'),
    query: z.strictObject({ part: z.enum(parts).optional(), visits_as_one: queryBoolean.optional(), ...paging }),
    status: 200,
    answer: paged(happening),
  },
} satisfies Contract
