import type { Instant, LocalDate } from '../lib/time.ts'

type Nothing = Record<string, never>

interface OfClass {
  scheduled_class_id: number
  template_id: number
  instructor_id: number | null
  class_name: string
  starts_at: Instant
}

interface OfBooking extends OfClass {
  booking_id: number
  membership_id: number | null
  status: 'booked' | 'checked_in' | 'no_show' | 'cancelled' | 'late_cancelled' | 'class_cancelled'
  source: 'client' | 'staff' | 'waitlist' | 'walk_in' | 'guest' | 'import'
  is_unpaid: boolean
}

interface OfEntry extends OfClass {
  entry_id: number
}

interface OfMembership {
  membership_id: number
  membership_type_id: number
}

interface MembershipAsItWas extends OfMembership {
  type: 'subscription' | 'class_pack' | 'time_pass' | 'drop_in'
  is_intro_offer: boolean
  expires_on: LocalDate | null
}

interface Ending extends OfMembership {
  is_intro_offer: boolean
  expires_on: LocalDate
  /** Days until the last day; 0 is the last day itself. */
  days: number
}

interface OfAppointment {
  appointment_id: number
  service_id: number
  instructor_id: number
}

/**
 * The data of each event beside its client and its time: ids and figures of the moment, never a sentence. Emitting, the
 * conditions' fields and the handlers all read from here.
 */
export interface EventPayloads {
  'client.created': Nothing
  'client.imported': Nothing
  'client.birthday': { on: LocalDate }
  'client.tag_added': { tag_id: number; tag_name: string; rule_id: number | null }
  'client.first_visit': OfBooking & { visits: number }
  'client.visit_milestone': OfBooking & { count: number }
  'client.inactive': { days: number; since: LocalDate }
  'booking.created': OfBooking
  'booking.cancelled': OfBooking
  'booking.late_cancelled': OfBooking
  'booking.no_show': OfBooking
  'booking.checked_in': OfBooking & { visits: number }
  'waitlist.joined': OfEntry
  'waitlist.offered': OfEntry & { expires_at: Instant }
  'membership.started': MembershipAsItWas
  'membership.paused': MembershipAsItWas
  'membership.expiring': Ending
  'membership.expired': MembershipAsItWas
  'membership.cancelled': MembershipAsItWas
  'membership.credits_low': OfMembership & { credits_remaining: number }
  'intro_offer.ending': Ending
  'payment.failed': OfMembership
  'payment.recovered': OfMembership
  'appointment.booked': OfAppointment
  'appointment.completed': OfAppointment
  'appointment.no_show': OfAppointment
  'product.purchased': { sale_id: number; product_ids: number[] }
  'gift_card.purchased': { gift_card_id: number }
  'checkout.abandoned': { purchase_id: number }
  'waiver.unsigned_before_class': OfBooking
}

/** Everything that can set off a tag rule or an automation. */
export type TriggerEvent = keyof EventPayloads

interface Kept {
  id: number
  client_id: number | null
  /** Number of handlers between the event and a person's action; 0 for the action's own event. */
  depth: number
  occurred_at: Instant
}

/** An event as it is kept; which event it is says what its payload holds. */
export type StoredEvent = {
  [Event in TriggerEvent]: Kept & { event: Event; payload: EventPayloads[Event] }
}[TriggerEvent]
