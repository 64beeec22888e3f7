import type { EventPayloads } from '../../events/payloads.ts'
import type { ConditionField } from '../../lib/condition-check.ts'
import { MILESTONE_VISITS } from '../bookings/attendance/check-in-rules.ts'
import { INACTIVE_DAYS } from '../clients/absence-rules.ts'
import { EXPIRING_DAYS } from '../memberships/term-rules.ts'

/** The kind of record whose id a field holds. */
export type FieldOf =
  | 'tag'
  | 'class_template'
  | 'instructor'
  | 'establishment'
  | 'membership_type'
  | 'product'
  | 'appointment_service'

/** A field that conditions may ask about, as it is published. */
export interface PublishedField extends ConditionField {
  label: string
  of?: FieldOf
}

const of = (field: string, type: 'id' | 'ids', kind: FieldOf, label: string): PublishedField => ({
  field,
  type,
  of: kind,
  label,
})

/** Known of every client, whatever happened. */
export const clientFields: readonly PublishedField[] = [
  { field: 'client.full_name', type: 'text', label: 'Name' },
  { field: 'client.email', type: 'text', label: 'E-mail' },
  { field: 'client.phone', type: 'text', label: 'Phone' },
  { field: 'client.address', type: 'text', label: 'Address' },
  { field: 'client.locale', type: 'text', label: 'Language' },
  { field: 'client.age', type: 'number', label: 'Age in years' },
  { field: 'client.date_of_birth', type: 'date', label: 'Date of birth' },
  { field: 'client.source', type: 'text', label: 'How the client was added (staff, registered, import, …)' },
  { field: 'client.is_active', type: 'boolean', label: 'Is an active client' },
  { field: 'client.has_login', type: 'boolean', label: 'Can sign in' },
  { field: 'client.has_guardian', type: 'boolean', label: 'Has a guardian' },
  { field: 'client.days_as_client', type: 'number', label: 'Days as a client' },
  { field: 'client.marketing_email', type: 'boolean', label: 'Agreed to marketing by e-mail' },
  of('client.tags', 'ids', 'tag', 'Tags'),
  { field: 'client.has_membership', type: 'boolean', label: 'Has an active or paused membership' },
  of('client.membership_types', 'ids', 'membership_type', 'Types of the active and paused memberships'),
  { field: 'visits', type: 'number', label: 'Visits so far' },
  { field: 'visits_7d', type: 'number', label: 'Visits in the last 7 days' },
  { field: 'visits_30d', type: 'number', label: 'Visits in the last 30 days' },
  { field: 'visits_90d', type: 'number', label: 'Visits in the last 90 days' },
  { field: 'no_shows_90d', type: 'number', label: 'No-shows in the last 90 days' },
  { field: 'late_cancels_90d', type: 'number', label: 'Late cancellations in the last 90 days' },
  { field: 'upcoming_bookings', type: 'number', label: 'Bookings ahead' },
  { field: 'appointments_30d', type: 'number', label: 'Appointments kept in the last 30 days' },
  { field: 'upcoming_appointments', type: 'number', label: 'Appointments ahead' },
  { field: 'days_since_visit', type: 'number', label: 'Days since the last visit' },
]

const booking: readonly PublishedField[] = [
  {
    field: 'booking.status',
    type: 'choice',
    values: ['booked', 'checked_in', 'no_show', 'cancelled', 'late_cancelled', 'class_cancelled'],
    label: 'How the booking stands by now',
  },
  {
    field: 'booking.source',
    type: 'choice',
    values: ['client', 'staff', 'waitlist', 'walk_in', 'guest', 'import'],
    label: 'How it was booked',
  },
  { field: 'booking.is_unpaid', type: 'boolean', label: 'Is not paid for' },
]

const ofClass: readonly PublishedField[] = [
  of('class.template_id', 'id', 'class_template', 'Class'),
  { field: 'class.name', type: 'text', label: 'Name of the class' },
  of('class.instructor_id', 'id', 'instructor', 'Instructor'),
  of('class.establishment_id', 'id', 'establishment', 'Location'),
  { field: 'class.weekday', type: 'number', values: [1, 2, 3, 4, 5, 6, 7], label: 'Weekday, 1 (Monday) to 7 (Sunday)' },
  { field: 'class.date', type: 'date', label: 'Date of the class' },
  { field: 'class.start_time', type: 'time', label: 'Time of day it starts' },
  { field: 'class.hours_until', type: 'number', label: 'Hours from the event to its start' },
]

const membership: readonly PublishedField[] = [
  of('membership.type_id', 'id', 'membership_type', 'Membership type'),
  {
    field: 'membership.type',
    type: 'choice',
    values: ['subscription', 'class_pack', 'time_pass', 'drop_in'],
    label: 'Kind of membership',
  },
  { field: 'membership.is_intro_offer', type: 'boolean', label: 'Is an intro offer' },
  { field: 'membership.unlimited', type: 'boolean', label: 'Is unlimited' },
  { field: 'membership.starts_on', type: 'date', label: 'First day' },
  { field: 'membership.expires_on', type: 'date', label: 'Last day' },
  { field: 'membership.days_left', type: 'number', label: 'Days left, today included' },
  { field: 'membership.credits_remaining', type: 'number', label: 'Credits left' },
  {
    field: 'membership.status',
    type: 'choice',
    values: ['pending', 'active', 'paused', 'expired', 'cancelled'],
    label: 'How the membership stands by now',
  },
  { field: 'membership.has_next', type: 'boolean', label: 'Has another one to go on with' },
]

const appointment: readonly PublishedField[] = [
  of('appointment.service_id', 'id', 'appointment_service', 'Service'),
  of('appointment.instructor_id', 'id', 'instructor', 'Instructor'),
]

/** The fields of an event's payload that each group reads. */
export interface FieldNeeds {
  booking: Pick<EventPayloads['booking.created'], 'booking_id' | 'source' | 'is_unpaid'>
  class: { scheduled_class_id: number }
  membership: { membership_id: number | null }
  appointment: { service_id: number; instructor_id: number }
  product: { product_ids: number[] }
  checkout: { purchase_id: number }
  tag: { tag_id: number }
  milestone: { count: number }
  away: { days: number }
  ending: { days: number }
}

export type FieldGroup = keyof FieldNeeds

/** The groups of fields that some events have beside those known of every client. */
export const fieldGroups: Readonly<Record<FieldGroup, readonly PublishedField[]>> = {
  booking,
  class: ofClass,
  membership,
  appointment,
  product: [of('product_ids', 'ids', 'product', 'Products bought')],
  checkout: [
    { field: 'checkout.bought_since', type: 'boolean', label: 'Has bought something since, or got a membership' },
  ],
  tag: [of('tag_id', 'id', 'tag', 'The tag that was added')],
  milestone: [
    {
      field: 'count',
      type: 'number',
      multiple_of: MILESTONE_VISITS,
      label: 'Which visit it was (every fifth is said)',
    },
  ],
  away: [
    {
      field: 'days',
      type: 'number',
      values: INACTIVE_DAYS,
      label: 'Days since the last visit, or since they were added',
    },
  ],
  ending: [{ field: 'days', type: 'number', values: EXPIRING_DAYS, label: 'Days until the last day' }],
}
