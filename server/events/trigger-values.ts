import type { TriggerEvent } from './payloads.ts'

const listed: Record<TriggerEvent, true> = {
  'client.created': true,
  'client.imported': true,
  'client.birthday': true,
  'client.tag_added': true,
  'client.first_visit': true,
  'client.visit_milestone': true,
  'client.inactive': true,
  'booking.created': true,
  'booking.cancelled': true,
  'booking.late_cancelled': true,
  'booking.no_show': true,
  'booking.checked_in': true,
  'waitlist.joined': true,
  'waitlist.offered': true,
  'membership.started': true,
  'membership.paused': true,
  'membership.expiring': true,
  'membership.expired': true,
  'membership.cancelled': true,
  'membership.credits_low': true,
  'intro_offer.ending': true,
  'payment.failed': true,
  'payment.recovered': true,
  'appointment.booked': true,
  'appointment.completed': true,
  'appointment.no_show': true,
  'product.purchased': true,
  'gift_card.purchased': true,
  'checkout.abandoned': true,
  'waiver.unsigned_before_class': true,
}

/** Every event of the map of payloads, in the order in which they are offered. */
export const triggerEvents = Object.keys(listed) as [TriggerEvent, ...TriggerEvent[]]
