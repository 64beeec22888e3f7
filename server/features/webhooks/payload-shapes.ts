import { z } from 'zod'
import type { EventPayloads, TriggerEvent } from '../../events/payloads.ts'
import { dateOut, id, instantOut } from '../../http/shapes.ts'

const figure = z.number().int()
const text = z.string()

const ofClass = {
  scheduled_class_id: id,
  template_id: id,
  instructor_id: id.nullable(),
  class_name: text,
  starts_at: instantOut,
}
const ofBooking = {
  ...ofClass,
  booking_id: id,
  membership_id: id.nullable(),
  status: z.enum(['booked', 'checked_in', 'no_show', 'cancelled', 'late_cancelled', 'class_cancelled']),
  source: z.enum(['client', 'staff', 'waitlist', 'walk_in', 'guest', 'import']),
  is_unpaid: z.boolean(),
}
const ofEntry = { ...ofClass, entry_id: id }
const ofMembership = { membership_id: id, membership_type_id: id }
const asItWas = {
  ...ofMembership,
  type: z.enum(['subscription', 'class_pack', 'time_pass', 'drop_in']),
  is_intro_offer: z.boolean(),
  expires_on: dateOut.nullable(),
}
const ending = { ...ofMembership, is_intro_offer: z.boolean(), expires_on: dateOut, days: figure }
const ofAppointment = { appointment_id: id, service_id: id, instructor_id: id }

/** What each event tells beside the client, for the document. */
export const payloadShapes = {
  'client.created': {},
  'client.imported': {},
  'client.birthday': { on: dateOut },
  'client.tag_added': { tag_id: id, tag_name: text, rule_id: id.nullable() },
  'client.first_visit': { ...ofBooking, visits: figure },
  'client.visit_milestone': { ...ofBooking, count: figure },
  'client.inactive': { days: figure, since: dateOut },
  'booking.created': ofBooking,
  'booking.cancelled': ofBooking,
  'booking.late_cancelled': ofBooking,
  'booking.no_show': ofBooking,
  'booking.checked_in': { ...ofBooking, visits: figure },
  'waitlist.joined': ofEntry,
  'waitlist.offered': { ...ofEntry, expires_at: instantOut },
  'membership.started': asItWas,
  'membership.paused': asItWas,
  'membership.expiring': ending,
  'membership.expired': asItWas,
  'membership.cancelled': asItWas,
  'membership.credits_low': { ...ofMembership, credits_remaining: figure },
  'intro_offer.ending': ending,
  'payment.failed': ofMembership,
  'payment.recovered': ofMembership,
  'appointment.booked': ofAppointment,
  'appointment.completed': ofAppointment,
  'appointment.no_show': ofAppointment,
  'product.purchased': { sale_id: id, product_ids: z.array(id) },
  'gift_card.purchased': { gift_card_id: id },
  'checkout.abandoned': { purchase_id: id },
  'waiver.unsigned_before_class': ofBooking,
} satisfies {
  [Event in TriggerEvent]: { [Field in keyof EventPayloads[Event]]: z.ZodType<EventPayloads[Event][Field]> }
}
