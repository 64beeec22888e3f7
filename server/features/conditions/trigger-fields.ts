import type { TriggerEvent } from '../../jobs/events.ts'
import {
  appointmentFields,
  bookingFields,
  classFields,
  clientFields,
  dayFields,
  EXPIRING_DAYS,
  INACTIVE_DAYS,
  membershipFields,
  milestoneFields,
  productFields,
  tagFields,
  type PublishedField,
} from './field-list.ts'

interface Trigger {
  label: string
  /** The fields beside those known of every client. */
  fields: readonly PublishedField[]
}

const booked = [...bookingFields, ...classFields, ...membershipFields]
const inactive = dayFields(INACTIVE_DAYS, 'Days since the last visit, or since they were added')
const expiring = dayFields(EXPIRING_DAYS, 'Days until the last day')

/** Everything that can set off a rule or an automation: what it is, and what its conditions may ask about. */
export const triggers: Readonly<Record<TriggerEvent, Trigger>> = {
  'client.created': { label: 'A client was added or registered', fields: [] },
  'client.imported': { label: 'A client was imported', fields: [] },
  'client.birthday': { label: 'It is a client’s birthday', fields: [] },
  'client.tag_added': { label: 'A client got a tag', fields: tagFields },
  'client.first_visit': { label: 'A client came for the first time', fields: booked },
  'client.visit_milestone': { label: 'A client came for every fifth time', fields: [...milestoneFields, ...booked] },
  'client.inactive': { label: 'A client has stayed away', fields: inactive },
  'booking.created': { label: 'A class was booked', fields: booked },
  'booking.cancelled': { label: 'A booking was cancelled', fields: booked },
  'booking.late_cancelled': { label: 'A booking was cancelled late', fields: booked },
  'booking.no_show': { label: 'A client did not come', fields: booked },
  'booking.checked_in': { label: 'A client was checked in', fields: booked },
  'waitlist.joined': { label: 'A client joined a waitlist', fields: classFields },
  'waitlist.offered': { label: 'A place was offered from the waitlist', fields: classFields },
  'membership.started': { label: 'A membership started', fields: membershipFields },
  'membership.paused': { label: 'A membership was paused', fields: membershipFields },
  'membership.expiring': { label: 'A membership ends soon', fields: [...expiring, ...membershipFields] },
  'membership.expired': { label: 'A membership ended', fields: membershipFields },
  'membership.cancelled': { label: 'A membership was cancelled', fields: membershipFields },
  'membership.credits_low': { label: 'Three credits or fewer are left', fields: membershipFields },
  'intro_offer.ending': { label: 'An intro offer ends soon', fields: [...expiring, ...membershipFields] },
  'payment.failed': { label: 'A payment failed', fields: membershipFields },
  'payment.recovered': { label: 'A failed payment was made good', fields: membershipFields },
  'appointment.booked': { label: 'An appointment was booked', fields: appointmentFields },
  'appointment.completed': { label: 'An appointment took place', fields: appointmentFields },
  'appointment.no_show': { label: 'A client did not come to an appointment', fields: appointmentFields },
  'product.purchased': { label: 'A client bought a product', fields: productFields },
  'gift_card.purchased': { label: 'A client bought a gift card', fields: [] },
  'waiver.unsigned_before_class': {
    label: 'A waiver is unsigned a day before a class',
    fields: [...bookingFields, ...classFields],
  },
}

/** Every field that a condition for this event may ask about. */
export function fieldsFor(event: TriggerEvent): readonly PublishedField[] {
  return [...triggers[event].fields, ...clientFields]
}
