import type { EventPayloads, TriggerEvent } from '../../events/payloads.ts'
import { clientFields, fieldGroups, type FieldGroup, type FieldNeeds, type PublishedField } from './field-list.ts'

/** The groups that can be read of an event: those whose needs its payload meets. */
type GroupOf<Event extends TriggerEvent> = {
  [Group in FieldGroup]: EventPayloads[Event] extends FieldNeeds[Group] ? Group : never
}[FieldGroup]

interface Trigger<Group extends FieldGroup = FieldGroup> {
  label: string
  /** The groups that its conditions can use besides the fields of every client. */
  groups: readonly Group[]
}

const booked = ['booking', 'class', 'membership'] as const

/** Everything that can set off a rule or an automation: what it is, and what its conditions may ask about. */
export const triggers: { readonly [Event in TriggerEvent]: Trigger<GroupOf<Event>> } = {
  'client.created': { label: 'A client was added or registered', groups: [] },
  'client.imported': { label: 'A client was imported', groups: [] },
  'client.birthday': { label: 'It is a client’s birthday', groups: [] },
  'client.tag_added': { label: 'A client got a tag', groups: ['tag'] },
  'client.first_visit': { label: 'A client came for the first time', groups: booked },
  'client.visit_milestone': { label: 'A client came for every fifth time', groups: ['milestone', ...booked] },
  'client.inactive': { label: 'A client has stayed away', groups: ['away'] },
  'booking.created': { label: 'A class was booked', groups: booked },
  'booking.cancelled': { label: 'A booking was cancelled', groups: booked },
  'booking.late_cancelled': { label: 'A booking was cancelled late', groups: booked },
  'booking.no_show': { label: 'A client did not come', groups: booked },
  'booking.checked_in': { label: 'A client was checked in', groups: booked },
  'waitlist.joined': { label: 'A client joined a waitlist', groups: ['class'] },
  'waitlist.offered': { label: 'A place was offered from the waitlist', groups: ['class'] },
  'membership.started': { label: 'A membership started', groups: ['membership'] },
  'membership.paused': { label: 'A membership was paused', groups: ['membership'] },
  'membership.expiring': { label: 'A membership ends soon', groups: ['ending', 'membership'] },
  'membership.expired': { label: 'A membership ended', groups: ['membership'] },
  'membership.cancelled': { label: 'A membership was cancelled', groups: ['membership'] },
  'membership.credits_low': { label: 'Three credits or fewer are left', groups: ['membership'] },
  'intro_offer.ending': { label: 'An intro offer ends soon', groups: ['ending', 'membership'] },
  'payment.failed': { label: 'A payment failed', groups: ['membership'] },
  'payment.recovered': { label: 'A failed payment was made good', groups: ['membership'] },
  'appointment.booked': { label: 'An appointment was booked', groups: ['appointment'] },
  'appointment.completed': { label: 'An appointment took place', groups: ['appointment'] },
  'appointment.no_show': { label: 'A client did not come to an appointment', groups: ['appointment'] },
  'product.purchased': { label: 'A client bought a product', groups: ['product'] },
  'gift_card.purchased': { label: 'A client bought a gift card', groups: [] },
  'checkout.abandoned': { label: 'A client left a checkout unpaid', groups: ['checkout'] },
  'waiver.unsigned_before_class': { label: 'A waiver is unsigned a day before a class', groups: ['booking', 'class'] },
}

/** Every field that a condition for this event may ask about: its own first, then those known of every client. */
export function fieldsFor(event: TriggerEvent): readonly PublishedField[] {
  return [...triggers[event].groups.flatMap((group) => fieldGroups[group]), ...clientFields]
}
