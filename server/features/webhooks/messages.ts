import { z } from 'zod'
import type { MessageEvent } from '../../db/tables/values.ts'
import type { EventPayloads, StoredEvent, TriggerEvent } from '../../events/payloads.ts'
import { triggerEvents } from '../../events/trigger-values.ts'
import type { DocumentedMessage } from '../../http/openapi.ts'
import { dateOut, id, instantOut } from '../../http/shapes.ts'
import { triggers } from '../conditions/trigger-fields.ts'
import type { Instant } from '../../lib/time.ts'

/** The message about an event: its type, time and facts. Programs that need more ask the API for the ids. */
export interface Message {
  type: MessageEvent
  timestamp: Instant
  data: Record<string, unknown>
}

/** The message of an event: ids and figures of the moment, never a person's name or address. */
export function messageOf({ event, client_id, payload, occurred_at }: StoredEvent): Message {
  return { type: event, timestamp: occurred_at, data: { client_id, ...payload } }
}

/** A message that says nothing but that it arrives. */
export const testMessage = (now: Instant): Message => ({ type: 'webhook.test', timestamp: now, data: {} })

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

/** The facts of each event beside the client, for the document. */
const payloadShapes = {
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

/** Every message, for the document. */
export const documentedMessages: readonly DocumentedMessage[] = [
  ...triggerEvents.map((type) => ({
    name: type,
    summary: triggers[type].label,
    body: bodyOf(type, z.object({ client_id: id.nullable(), ...payloadShapes[type] })),
  })),
  { name: 'webhook.test', summary: 'A test, sent on request', body: bodyOf('webhook.test', z.object({})) },
]

function bodyOf(type: MessageEvent, data: z.ZodObject) {
  return z.object({ type: z.literal(type), timestamp: instantOut, data })
}
