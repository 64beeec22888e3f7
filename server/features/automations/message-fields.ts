import type { TriggerEvent } from '../../events/payloads.ts'
import type { FieldGroup } from '../conditions/field-list.ts'
import { triggers } from '../conditions/trigger-fields.ts'

/** A field that messages may have, as it is published. */
export interface MessageField {
  field: string
  label: string
  /** Known only after such a step; null: always. */
  after: 'issue_promo_code' | null
}

const field = (name: string, label: string, after: MessageField['after'] = null): MessageField => ({
  field: name,
  label,
  after,
})

/** Known whatever happened. */
const always: readonly MessageField[] = [
  field('client.first_name', 'First name'),
  field('client.full_name', 'Name'),
  field('studio.name', 'Name of the studio'),
  field('studio.address', 'Address of the studio'),
  field('studio.website', 'Website of the studio'),
  field('studio.portal', 'Where clients book; nothing where the studio can’t be reached from outside'),
  field('promo_code', 'The promo code that was made for them', 'issue_promo_code'),
  field('promo_code_until', 'The last day that code is good', 'issue_promo_code'),
]

/** Further fields of some events. */
const ofGroup: Partial<Record<FieldGroup, readonly MessageField[]>> = {
  class: [
    field('class.name', 'Name of the class'),
    field('class.date', 'Date of the class'),
    field('class.time', 'Time of the class'),
    field('class.instructor', 'Instructor of the class'),
  ],
  membership: [
    field('membership.name', 'Name of the membership'),
    field('membership.expires_on', 'Last day of the membership'),
    field('membership.credits_remaining', 'Credits left'),
  ],
  appointment: [
    field('appointment.service', 'What was booked'),
    field('appointment.date', 'Date of the appointment'),
    field('appointment.time', 'Time of the appointment'),
    field('appointment.instructor', 'Who it is with'),
  ],
  milestone: [field('count', 'Which visit it was')],
  away: [field('days', 'Days since the last visit')],
  ending: [field('days', 'Days until the last day')],
  tag: [field('tag.name', 'The tag that was added')],
}

/** Every field that a message of an automation for this event may have: its own first, then those known of every client. */
export function messageFieldsFor(event: TriggerEvent): readonly MessageField[] {
  return [...triggers[event].groups.flatMap((group) => ofGroup[group] ?? []), ...always]
}
